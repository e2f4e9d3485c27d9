import { Button } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import asideStyles from "../aside.module.css";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { clockTime, hasFile, isBeingMade, isCutShort, runningRecording } from "./recordingModel.ts";
import styles from "./recording.module.css";
import { recordingTexts } from "./texts.ts";
import { useEndedRecording, type EndedRecording } from "./useEndedRecording.ts";
import { useRecordings } from "./useRecordings.ts";

interface TroubleProps {
  port: Pick<RoomPort, "live" | "call" | "alarm">;
}

/** Tells those who may record that the recording does not grow, and how it ended if nobody stopped it. */
export function RecordingTrouble({ port }: TroubleProps) {
  const proof = useLive(port, (live) => runningRecording(live)?.proof ?? null);
  const ended = useEndedRecording(port, true);
  const [keptOfMs, setKept] = useState<number | null>(null);
  const cut = ended !== null && ended.recording !== null && isCutShort(ended.recording) ? ended : null;
  const shown = cut === null || cut.startedMs === keptOfMs ? null : cut;
  const isStuck = proof === "notGrowing";
  const isLoud = isStuck || shown !== null;
  useEffect(() => {
    if (isLoud) port.alarm();
  }, [isLoud, port]);
  if (isStuck) return <Stuck />;
  return shown === null ? null : <Ended port={port} ended={shown} keep={() => setKept(shown.startedMs)} />;
}

function Stuck() {
  const say = useTexts(recordingTexts);
  return (
    <Card title={say("growsNot")}>
      <p>{say("growsNotText")}</p>
    </Card>
  );
}

interface EndedProps {
  port: TroubleProps["port"];
  ended: EndedRecording;
  keep: () => void;
}

function Ended({ port, ended: { recording }, keep }: EndedProps) {
  const say = useTexts(recordingTexts);
  const { begin } = useRecordings(port, false);
  if (recording === null || recording.endedBecause === null) return null;
  const { endedBecause, durationMs } = recording;
  const time = durationMs === null ? null : clockTime(durationMs);
  const isOpen = isBeingMade(recording);
  const safe = isOpen
    ? say("beingStored")
    : !hasFile(recording) || time === null
      ? say("nothingSafe")
      : say("safe", { time });
  const again = () => {
    keep();
    begin();
  };
  return (
    <Card title={say(endedBecause === "tooLong" ? "hasEnded" : "stoppedGrowing")}>
      <p>{say(endedBecause)}.</p>
      <p>
        {safe} {say("newOne")}
      </p>
      <div className={styles["answers"]}>
        <Button size="lg" fz={14} variant="glass-accent" onClick={again}>
          {say("startNew")}
        </Button>
        <Button size="lg" fz={14} variant="glass" onClick={keep}>
          {say(isOpen || hasFile(recording) ? "keep" : "understoodEnd")}
        </Button>
      </div>
    </Card>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article
      className={`${asideStyles["card"]} ${styles["trouble"]}`}
      role="alert"
      data-wide
      data-testid="recording-trouble"
    >
      <span className={styles["mark"]}>
        <IconAlertCircle size={22} stroke={1.75} aria-hidden />
      </span>
      <div className={asideStyles["words"]}>
        <b>{title}</b>
        {children}
      </div>
    </article>
  );
}
