import { constants, type Recording } from "@atrium/contract";
import { TextInput } from "@mantine/core";
import {
  IconDownload,
  IconLink,
  IconPlayerPlayFilled,
  IconRefresh,
  IconTrash,
  IconVideo,
  IconVideoOff,
} from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { fileSize } from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { dateText } from "../../ui/dates.ts";
import { RecordingPlayer } from "./RecordingPlayer.tsx";
import { clockTime, goesMsOf, hasFile, isBeingMade, stateText } from "./recordingModel.ts";
import styles from "./recording.module.css";
import { recordingTexts } from "./texts.ts";
import type { Recordings } from "./useRecordings.ts";

const DAY_MS = 24 * 3_600_000;

interface RecordingRowProps {
  recording: Recording;
  recordings: Pick<Recordings, "linkTo" | "copyLink" | "download" | "remove" | "retryOf">;
}

/** One recording: what it is of, what became of it, and what can be done with it. */
export function RecordingRow({ recording, recordings }: RecordingRowProps) {
  const say = useTexts(recordingTexts);
  const locale = useLocale();
  const [playedUrl, setPlayed] = useState<string | null>(null);
  const [toCopy, setToCopy] = useLink();
  const { id, roomName: name, state } = recording;
  const play = async () => setPlayed((await recordings.linkTo(id))?.url ?? null);
  const copy = async () => setToCopy(await recordings.copyLink(id));
  const retry = recordings.retryOf(recording);
  return (
    <li className={styles["row"]} data-state={state}>
      <RowPicture recording={recording} play={hasFile(recording) ? () => void play() : null} />
      <div className={styles["about"]}>
        <b>{name}</b>
        <About recording={recording} />
        <Goes recording={recording} />
      </div>
      <span className={styles["state"]} data-state={state}>
        {stateText(recording, { say, locale })}
        <Bar percent={recording.processedPercent ?? null} />
      </span>
      <span className={styles["acts"]}>
        {hasFile(recording) ? (
          <>
            <Act label={say("copyLink", { name })} Icon={IconLink} run={() => void copy()} />
            <Act label={say("download", { name })} Icon={IconDownload} run={() => void recordings.download(id)} />
          </>
        ) : null}
        {retry === null ? null : <Act label={say("retry", { name })} Icon={IconRefresh} run={retry} />}
        {isBeingMade(recording) ? null : (
          <Act label={say("remove", { name })} Icon={IconTrash} run={() => void recordings.remove(recording)} />
        )}
      </span>
      {toCopy === null ? null : (
        <TextInput
          className={styles["toCopy"]}
          label={say("linkNotCopied")}
          readOnly
          autoFocus
          value={toCopy}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {playedUrl === null ? null : (
        <RecordingPlayer key={playedUrl} link={playedUrl} linkTo={() => recordings.linkTo(id)} />
      )}
    </li>
  );
}

/** How far it is, beside the words that say it. */
function Bar({ percent }: { percent: number | null }) {
  if (percent === null) return null;
  return <i className={styles["bar"]} style={{ inlineSize: `${percent}%` }} aria-hidden />;
}

/** A link to show, for as long as it opens anything. */
function useLink() {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    if (link === null) return undefined;
    const timer = setTimeout(() => setLink(null), constants.uploads.linkForMs);
    return () => clearTimeout(timer);
  }, [link]);
  return [link, setLink] as const;
}

/** Its picture, which plays it if there is anything to play. */
function RowPicture({ recording, play }: { recording: Recording; play: (() => void) | null }) {
  const say = useTexts(recordingTexts);
  const { roomName: name, state, pictureUrl = null } = recording;
  const [missingUrl, setMissing] = useState<string | null>(null);
  const Icon = state === "failed" ? IconVideoOff : IconVideo;
  const picture =
    pictureUrl === null || pictureUrl === missingUrl ? (
      <Icon size={22} stroke={1.75} aria-hidden />
    ) : (
      <img src={pictureUrl} alt="" loading="lazy" onError={() => setMissing(pictureUrl)} />
    );
  if (play === null) return <span className={styles["picture"]}>{picture}</span>;
  const label = say("play", { name });
  return (
    <button type="button" className={styles["picture"]} aria-label={label} title={label} onClick={play}>
      {picture}
      <IconPlayerPlayFilled className={styles["playMark"] ?? ""} size={18} aria-hidden />
    </button>
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

/** When it is deleted; emphasised in its last days. */
function Goes({ recording }: { recording: Recording }) {
  const say = useTexts(recordingTexts);
  const locale = useLocale();
  const [nowMs] = useState(() => Date.now());
  const goesMs = goesMsOf(recording);
  if (goesMs === null) return null;
  return (
    <small className={styles["goes"]} data-soon={goesMs - nowMs <= SOON_MS}>
      {say("goes", { day: dateText(goesMs, "date", locale) })}
    </small>
  );
}
const SOON_MS = constants.keeping.toldBeforeMs + DAY_MS;

function Act({ label, Icon, run }: { label: string; Icon: typeof IconTrash; run: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={run}>
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
