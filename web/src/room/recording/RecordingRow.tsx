import type { Recording } from "@atrium/contract";
import { IconDownload, IconPlayerPlay, IconTrash, IconVideo, IconVideoOff } from "@tabler/icons-react";
import { useState } from "react";
import { fileSize } from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { dateText } from "../../ui/dates.ts";
import { clockTime, hasFile, isBeingMade } from "./recordingModel.ts";
import styles from "./recording.module.css";
import { recordingTexts } from "./texts.ts";
import type { Recordings } from "./useRecordings.ts";

interface RecordingRowProps {
  recording: Recording;
  recordings: Pick<Recordings, "linkTo" | "download" | "remove">;
}

/** One recording: what it is of, what became of it, and what can be done with it. */
export function RecordingRow({ recording, recordings }: RecordingRowProps) {
  const say = useTexts(recordingTexts);
  const [playedUrl, setPlayed] = useState<string | null>(null);
  const { id, roomName: name, state } = recording;
  const play = async () => setPlayed((await recordings.linkTo(id))?.url ?? null);
  const Picture = state === "failed" ? IconVideoOff : IconVideo;
  return (
    <li className={styles["row"]} data-state={state}>
      <span className={styles["picture"]} aria-hidden>
        <Picture size={22} stroke={1.75} />
      </span>
      <div className={styles["about"]}>
        <b>{name}</b>
        <About recording={recording} />
      </div>
      <span className={styles["state"]} data-state={state}>
        {say(state)}
      </span>
      <span className={styles["acts"]}>
        {hasFile(recording) ? (
          <>
            <Act label={say("play", { name })} Icon={IconPlayerPlay} run={() => void play()} />
            <Act label={say("download", { name })} Icon={IconDownload} run={() => void recordings.download(id)} />
          </>
        ) : null}
        {isBeingMade(recording) ? null : (
          <Act label={say("remove", { name })} Icon={IconTrash} run={() => void recordings.remove(recording)} />
        )}
      </span>
      {playedUrl === null ? null : <video className={styles["player"]} src={playedUrl} controls autoPlay />}
    </li>
  );
}

function About({ recording }: { recording: Recording }) {
  const say = useTexts(recordingTexts);
  const locale = useLocale();
  const { startedAt, startedByName, durationMs, bytes, endedBecause } = recording;
  const size = bytes === null ? null : fileSize(bytes, locale);
  const parts = [
    dateText(Date.parse(startedAt), "full", locale),
    durationMs === null ? null : clockTime(durationMs),
    size === null ? null : say(size.unit, { size: size.size }),
    startedByName === null ? null : say("by", { name: startedByName }),
  ];
  return (
    <small>
      {parts.filter((part) => part !== null).join(", ")}
      {endedBecause === null ? null : <>. {say(endedBecause)}</>}
    </small>
  );
}

function Act({ label, Icon, run }: { label: string; Icon: typeof IconTrash; run: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={run}>
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
