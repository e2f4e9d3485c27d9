import { useTexts } from "../../platform/i18n/texts.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { clockTime, runningRecording } from "./recordingModel.ts";
import styles from "./recording.module.css";
import { recordingTexts } from "./texts.ts";

/** The red mark that everybody sees while the room is recorded: since when, and by whom. */
export function RecordingChip({ port, isShort = false }: { port: Pick<RoomPort, "live">; isShort?: boolean }) {
  const say = useTexts(recordingTexts);
  const running = useLive(port, runningRecording);
  const nowMs = useSeconds(running !== null);
  if (running === null) return null;
  const { startedMs, byName } = running;
  const time = clockTime(nowMs - startedMs);
  return (
    <span
      className={styles["chip"]}
      data-short={isShort || undefined}
      title={say("startedBy", { name: byName })}
      data-testid="recording-mark"
    >
      <i aria-hidden />
      <span aria-hidden>{time}</span>
      <span className="visually-hidden">{say("recordingFor", { time })}</span>
    </span>
  );
}
