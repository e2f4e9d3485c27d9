import { errorText } from "@atrium/contract";
import { Button } from "@mantine/core";
import { IconPlayerRecordFilled, IconPlayerStopFilled } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import type { RoomPort } from "../roomPort.ts";
import { clockTime } from "./recordingModel.ts";
import { RecordingRow } from "./RecordingRow.tsx";
import styles from "./recording.module.css";
import { recordingTexts } from "./texts.ts";
import { useRecordings } from "./useRecordings.ts";
import type { Recordings } from "./useRecordings.ts";

interface RecordingsDialogProps {
  port: Pick<RoomPort, "live" | "call">;
  opened: boolean;
  close: () => void;
}

/** For hosts: records the room, and holds what was recorded in the space. */
export function RecordingsDialog({ port, opened, close }: RecordingsDialogProps) {
  const say = useTexts(recordingTexts);
  const recordings = useRecordings(port, opened);
  return (
    <Dialog opened={opened} onClose={close} title={say("recordings")} size={760} closeLabel={say("close")}>
      <Lead recordings={recordings} />
      <Begin recordings={recordings} />
      <List recordings={recordings} />
    </Dialog>
  );
}

function Lead({ recordings: { list } }: { recordings: Recordings }) {
  const say = useTexts(recordingTexts);
  if (list === null) return null;
  const { kept, most } = list;
  return <p className={styles["lead"]}>{most === 0 ? say("keepsNone") : say("kept", { count: kept, most })}</p>;
}

const WHY = { noBrowser: "recordingNotSetUp", busy: "recordersBusy" } as const;

function Begin({ recordings }: { recordings: Recordings }) {
  const say = useTexts(recordingTexts);
  const locale = useLocale();
  const { list, running } = recordings;
  const nowMs = useSeconds(running !== null);
  if (running !== null)
    return (
      <div className={styles["begin"]}>
        <b>
          <i className={styles["dot"]} aria-hidden />{" "}
          {say("recordingFor", { time: clockTime(nowMs - running.startedMs) })}
        </b>
        <Button
          variant="danger"
          size="lg"
          fz={14}
          leftSection={<IconPlayerStopFilled size={18} aria-hidden />}
          onClick={() => recordings.stop()}
        >
          {say("stop")}
        </Button>
      </div>
    );
  if (list === null || list.most === 0) return null;
  const code = list.whyNot === null ? null : WHY[list.whyNot];
  const why = code ?? (list.kept >= list.most ? "recordingsQuantityExceeded" : null);
  return (
    <div className={styles["begin"]}>
      {why === null ? null : <p className={styles["why"]}>{errorText(why, locale)}</p>}
      <Button
        size="lg"
        fz={14}
        disabled={why !== null}
        leftSection={<IconPlayerRecordFilled size={18} aria-hidden />}
        onClick={() => void recordings.start()}
      >
        {say("start")}
      </Button>
    </div>
  );
}

function List({ recordings }: { recordings: Recordings }) {
  const say = useTexts(recordingTexts);
  const locale = useLocale();
  const { list } = recordings;
  if (recordings.isMissing && list === null) return <p role="alert">{errorText("connectionFailed", locale)}</p>;
  if (list === null) return <div className={styles["waiting"]} aria-busy />;
  if (list.recordings.length === 0)
    return (
      <div className={styles["empty"]}>
        <b>{say("none")}</b>
        {list.most === 0 ? null : <p>{say("noneWhy")}</p>}
      </div>
    );
  return (
    <ul className={styles["list"]}>
      {list.recordings.map((recording) => (
        <RecordingRow key={recording.id} recording={recording} recordings={recordings} />
      ))}
    </ul>
  );
}
