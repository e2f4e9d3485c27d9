import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconLoader2 } from "@tabler/icons-react";
import { useEffect, useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { percentText } from "../../platform/i18n/percentText.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { clockTime, isBeingMade, runningRecording, stateText } from "./recordingModel.ts";
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
      {proof === "growing" ? (
        <>
          <span aria-hidden>{time}</span>
          <span className="visually-hidden">{say("recordingFor", { time })}</span>
        </>
      ) : (
        <Words isShort={isShort} shown={null}>
          {say(proof)}
        </Words>
      )}
    </Chip>
  );
}

interface WordsProps {
  isShort: boolean;
  /** What is seen of them where the room's name needs the place; null leaves the icon alone. */
  shown: string | null;
  children: string;
}
function Words({ isShort, shown, children }: WordsProps) {
  if (!isShort) return <span>{children}</span>;
  return (
    <>
      {shown === null ? null : <span aria-hidden>{shown}</span>}
      <span className="visually-hidden">{children}</span>
    </>
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
  const locale = useLocale();
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
  const percent = outcome === "processing" ? (recording?.processedPercent ?? null) : null;
  const words = stateText({ state: outcome, processedPercent: percent }, { say, locale });
  const time = durationMs === null ? null : clockTime(durationMs);
  const short = percent === null ? time : percentText(percent, locale);
  return (
    <Chip state={outcome} isShort={isShort} testId="recording-outcome">
      <Icon size={18} stroke={2} aria-hidden />
      <Words isShort={isShort} shown={short}>
        {time === null ? words : say("lasts", { state: words, time })}
      </Words>
      {percent === null ? null : <i className={styles["bar"]} style={{ inlineSize: `${percent}%` }} aria-hidden />}
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
