import { constants } from "@atrium/contract";
import { Button, FocusTrap } from "@mantine/core";
import { useEffect, useId } from "react";
import { useStore } from "zustand";
import type { DeviceSettings } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useCountText } from "../../platform/i18n/useCountText.ts";
import { useSheetGrip } from "../../ui/dialog/useSheetGrip.tsx";
import { Face } from "../../ui/Face.tsx";
import { useFocusReturn } from "../../ui/focus/useFocusReturn.ts";
import { CameraField, MicrophoneField } from "../devices/DeviceFields.tsx";
import frame from "../deviceDialog.module.css";
import { DeviceSwitches } from "../devices/DeviceSwitches.tsx";
import { MicrophoneMeter } from "../devices/MicrophoneMeter.tsx";
import { RecordingChip } from "../recording/RecordingChip.tsx";
import { runningRecording } from "../recording/recordingModel.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import styles from "./prepareDialog.module.css";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

/** See and hear yourself before a host brings you on. */
export function PrepareDialog({ port, stage }: { port: RoomPort; stage: Stage | null }) {
  return stage?.isPreparing === true ? <OpenDialog port={port} settings={port.deviceSettings} stage={stage} /> : null;
}

interface OpenProps {
  port: RoomPort;
  settings: DeviceSettings;
  stage: Stage;
}

function OpenDialog({ port, settings, stage }: OpenProps) {
  const say = useTexts(stageTexts);
  const title = useId();
  const { meter } = useStore(settings.state);
  const close = () => stage.prepare(false);
  useFocusReturn();
  const { grip, translate } = useSheetGrip(close);
  useEffect(() => {
    settings.open();
    return () => settings.close();
  }, [settings]);
  return (
    <div className={frame["scrim"]}>
      <FocusTrap>
        <div
          className={frame["dialog"]}
          style={{ translate }}
          role="dialog"
          aria-modal
          aria-labelledby={title}
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            close();
          }}
        >
          {grip}
          <Head port={port} stage={stage} title={title} />
          <div className={frame["columns"]}>
            <div>
              <DeviceSwitches
                settings={settings}
                plan={stage.comesWith}
                change={stage.comeWith}
                words={{ microphone: say("withMicrophone"), camera: say("withCamera") }}
                staysShown
              />
              <OnNow stage={stage} />
            </div>
            <div className={frame["fields"]}>
              <MicrophoneField settings={settings} />
              <MicrophoneMeter state={meter} level={() => settings.microphoneLevel()} />
              <CameraField settings={settings} />
              <div className={frame["line"]} />
              <p className={styles["note"]}>{say("onlyWhenBrought")}</p>
              <RecordingNote port={port} />
            </div>
          </div>
          <Foot stage={stage} />
        </div>
      </FocusTrap>
    </div>
  );
}

function Foot({ stage }: Pick<OpenProps, "stage">) {
  const say = useTexts(stageTexts);
  return (
    <div className={styles["foot"]}>
      <span>{say("keepSeat")}</span>
      <Button variant="subtle" size="lg" fz={14} onClick={() => stage.lowerHand()}>
        {say("notNow")}
      </Button>
      <Button size="lg" fz={14} onClick={() => stage.goOn()} data-autofocus>
        {say("iAmReady")}
      </Button>
    </div>
  );
}

function Head({ port, stage, title }: Pick<OpenProps, "port" | "stage"> & { title: string }) {
  const say = useTexts(stageTexts);
  const counted = useCountText();
  const { mine, watching } = stage;
  const said = mine?.state === "allowed" && mine.byName !== null ? `${say("saidYes", { name: mine.byName })} ` : "";
  return (
    <div className={styles["prepare"]}>
      <div>
        <h2 id={title}>{say("youAreNext")}</h2>
        <p className={styles["watch"]}>
          {said}
          {counted(say("peopleWatch", { count: watching }), watching)}
        </p>
      </div>
      <RecordingChip port={port} />
    </div>
  );
}

function OnNow({ stage: { presenters } }: Pick<OpenProps, "stage">) {
  const say = useTexts(stageTexts);
  return (
    <>
      <div className={styles["now"]}>
        <span>{say("onNow")}</span>
        <span>{say("ofPlaces", { on: presenters.length, all: constants.stage.peopleAtOnce })}</span>
      </div>
      <ul className={styles["faces"]} aria-label={say("onNow")}>
        {presenters.map((person) => (
          <li key={person.accountId}>
            <Face look={person} size={32} />
            {person.name}
          </li>
        ))}
      </ul>
    </>
  );
}

function RecordingNote({ port }: Pick<OpenProps, "port">) {
  const say = useTexts(stageTexts);
  const isRecorded = useLive(port, (live) => runningRecording(live) !== null);
  return isRecorded ? <p className={styles["note"]}>{say("becomesRecording")}</p> : null;
}
