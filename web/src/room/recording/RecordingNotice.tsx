import { Button } from "@mantine/core";
import { IconMicrophone, IconScreenShare, IconVideo } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import asideStyles from "../aside.module.css";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { useRoomName } from "../useRoomName.ts";
import { runningRecording } from "./recordingModel.ts";
import styles from "./recording.module.css";
import { recordingTexts } from "./texts.ts";

type NoticePort = Pick<RoomPort, "live" | "leave">;

/** Tells everybody in the room once that it is recorded: when the recording begins, or when they come in later. */
export function RecordingNotice({ port, tellsEnd = true }: { port: NoticePort; tellsEnd?: boolean }) {
  const say = useTexts(recordingTexts);
  const nameOf = useRoomName(port);
  const running = useLive(port, runningRecording);
  const isStage = useLive(port, ({ room }) => room?.room.type === "stage");
  const roomId = useLive(port, ({ room }) => room?.room.id ?? null);
  const [knownSinceMs, setKnown] = useState<number | null>(null);
  const recordedIn = useRef<string | null>(null);
  const isRunning = running !== null;
  useEffect(() => {
    // Nothing is said to somebody who has gone to another room.
    if (tellsEnd && !isRunning && roomId !== null && recordedIn.current === roomId)
      showToast({ text: say("hasEnded") });
    recordedIn.current = isRunning ? roomId : null;
  }, [isRunning, roomId, say, tellsEnd]);
  if (running === null || running.startedMs === knownSinceMs) return null;
  const { roomName, byName, startedMs } = running;
  return (
    <article className={`${asideStyles["card"]} ${styles["notice"]}`} role="status" data-testid="recording-notice">
      <i className={styles["dot"]} aria-hidden />
      <div className={asideStyles["words"]}>
        <b>{say("isRecorded", { room: nameOf(roomName) })}</b>
        <p>{say("isRecordedBy", { name: byName })}</p>
      </div>
      <Kept isStage={isStage} />
      <p className={styles["notKept"]}>{say("notKept")}</p>
      <div className={styles["answers"]}>
        <Button size="md" onClick={() => setKnown(startedMs)}>
          {say("understood")}
        </Button>
        <Button size="md" variant="secondary" onClick={() => port.leave()}>
          {say("leave")}
        </Button>
      </div>
    </article>
  );
}

const KEPT = [
  ["keptVoice", IconMicrophone],
  ["keptCamera", IconVideo],
  ["keptScreen", IconScreenShare],
] as const;

/** What of myself is kept, and from when on. */
function Kept({ isStage }: { isStage: boolean }) {
  const say = useTexts(recordingTexts);
  return (
    <ul className={styles["kept"]}>
      {KEPT.map(([text, Icon]) => (
        <li key={text}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {say(isStage && text !== "keptScreen" ? `${text}OnStage` : text)}
        </li>
      ))}
    </ul>
  );
}
