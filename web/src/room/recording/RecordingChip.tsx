import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconLoader2 } from "@tabler/icons-react";
import { useEffect, useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { clockTime, isBeingMade, runningRecording } from "./recordingModel.ts";
import styles from "./recording.module.css";
import { recordingTexts } from "./texts.ts";
import { useEndedRecording, type EndedRecording } from "./useEndedRecording.ts";

interface RecordingChipProps {
  port: Pick<RoomPort, "live">;
  isShort?: boolean;
  /** Also says what became of it. */
  mayRecord?: boolean;
}

/** The mark that everybody sees while the room is recorded: since when, by whom, and whether it grows. */
export function RecordingChip({ port, isShort = false, mayRecord = false }: RecordingChipProps) {
  const say = useTexts(recordingTexts);
  const running = useLive(port, runningRecording);
  const nowMs = useSeconds(running !== null);
  const ended = useEndedRecording(port, mayRecord);
  if (running === null)
    return ended === null ? null : <EndedChip key={ended.startedMs} ended={ended} isShort={isShort} />;
  const { startedMs, byName, proof } = running;
  const time = clockTime(nowMs - startedMs);
  return (
    <Chip state={proof} isShort={isShort} title={say("startedBy", { name: byName })} testId="recording-mark">
      {proof === "growing" ? <i aria-hidden /> : <ProofIcon proof={proof} />}
      <span aria-hidden>{proof === "growing" ? time : say(proof)}</span>
      <span className="visually-hidden">{proof === "growing" ? say("recordingFor", { time }) : say(proof)}</span>
    </Chip>
  );
}

function ProofIcon({ proof }: { proof: "starting" | "notGrowing" }) {
  const Icon = proof === "starting" ? IconLoader2 : IconAlertCircle;
  return <Icon size={18} stroke={2} aria-hidden />;
}

/** An outcome stays this long. */
const SAID_FOR_MS = 60_000;
const OUTCOMES = { ready: IconCircleCheck, partial: IconAlertTriangle, failed: IconAlertCircle } as const;

function EndedChip({ ended: { recording }, isShort }: { ended: EndedRecording; isShort: boolean }) {
  const say = useTexts(recordingTexts);
  const isDone = recording !== null && !isBeingMade(recording);
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setSaid(true), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  if (isSaid) return null;
  const { state, durationMs } = recording ?? { state: "processing" as const, durationMs: null };
  const outcome = state === "ready" || state === "partial" || state === "failed" ? state : "processing";
  const Icon = outcome === "processing" ? IconLoader2 : OUTCOMES[outcome];
  const words = say(outcome);
  return (
    <Chip state={outcome} isShort={isShort} testId="recording-outcome">
      <Icon size={18} stroke={2} aria-hidden />
      <span>{durationMs === null ? words : say("lasts", { state: words, time: clockTime(durationMs) })}</span>
    </Chip>
  );
}

interface ChipProps {
  state: string;
  isShort: boolean;
  title?: string;
  testId: string;
  children: ReactNode;
}
const Chip = ({ state, isShort, title, testId, children }: ChipProps) => (
  <span
    className={styles["chip"]}
    data-short={isShort || undefined}
    data-state={state}
    title={title}
    role={state === "notGrowing" ? "alert" : undefined}
    data-testid={testId}
  >
    {children}
  </span>
);
