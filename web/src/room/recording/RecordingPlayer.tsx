import { constants } from "@atrium/contract";
import { useState } from "react";
import styles from "./recording.module.css";

interface RecordingPlayerProps {
  /** A link to the file, which works for some minutes. */
  link: string;
  /** Another one; null if it was refused. */
  linkTo: () => Promise<{ url: string } | null>;
}

interface Source {
  url: string;
  linkedMs: number;
  /** Where the one before stopped, in seconds. */
  from: number;
}

/** Plays a recording, also for longer than its link works. */
export function RecordingPlayer({ link, linkTo }: RecordingPlayerProps) {
  const [source, setSource] = useState<Source>(() => ({ url: link, linkedMs: Date.now(), from: 0 }));
  const renew = async (from: number) => {
    const next = await linkTo();
    if (next !== null) setSource({ url: next.url, linkedMs: Date.now(), from });
  };
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
        if (Date.now() - linkedMs >= constants.uploads.linkForMs) void renew(currentTarget.currentTime);
      }}
    />
  );
}
