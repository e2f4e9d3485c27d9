import { constants } from "@atrium/contract";
import { useEffect, useEffectEvent, useState } from "react";
import styles from "./recording.module.css";

interface RecordingPlayerProps {
  /** A link to the file, which works for some minutes; null if it was refused. */
  linkTo: () => Promise<{ url: string } | null>;
}

interface Source {
  url: string;
  linkedMs: number;
  /** Where the one before stopped, in seconds. */
  from: number;
}

/** Plays a recording, also for longer than its link works. */
export function RecordingPlayer({ linkTo }: RecordingPlayerProps) {
  const [source, setSource] = useState<Source | null>(null);
  const load = async (from: number) => {
    const link = await linkTo();
    if (link !== null) setSource({ url: link.url, linkedMs: Date.now(), from });
  };
  const start = useEffectEvent(() => void load(0));
  useEffect(() => start(), []);
  if (source === null) return null;
  const { url, linkedMs, from } = source;
  return (
    <video
      className={styles["player"]}
      src={url}
      controls
      autoPlay
      onLoadedMetadata={({ currentTarget }) => {
        if (from > 0) currentTarget.currentTime = from;
      }}
      onError={({ currentTarget }) => {
        // Anything else than an old link would fail again.
        if (Date.now() - linkedMs >= constants.uploads.linkForMs) void load(currentTarget.currentTime);
      }}
    />
  );
}
