import { Button, FocusTrap } from "@mantine/core";
import { useEffect, useId } from "react";
import { useStore } from "zustand";
import type { DeviceSettings } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSheetGrip } from "../../ui/dialog/useSheetGrip.tsx";
import { useFocusReturn } from "../../ui/focus/useFocusReturn.ts";
import { CameraPreview } from "../devices/CameraPreview.tsx";
import { CameraField, MicrophoneField } from "../devices/DeviceFields.tsx";
import frame from "../deviceDialog.module.css";
import { MicrophoneMeter } from "../devices/MicrophoneMeter.tsx";
import styles from "./stage.module.css";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

/** See and hear yourself before a host brings you on. */
export function PrepareDialog({ settings, stage }: { settings: DeviceSettings; stage: Stage | null }) {
  return stage?.isPreparing === true ? <OpenDialog settings={settings} stage={stage} /> : null;
}

function OpenDialog({ settings, stage }: { settings: DeviceSettings; stage: Stage }) {
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
          <h2 id={title}>{say("youAreNext")}</h2>
          <p className={styles["watch"]}>{say("peopleWatch", { count: stage.watching })}</p>
          <div className={frame["columns"]}>
            <CameraPreview settings={settings} />
            <div className={frame["fields"]}>
              <MicrophoneField settings={settings} />
              <MicrophoneMeter state={meter} level={() => settings.microphoneLevel()} />
              <CameraField settings={settings} />
              <div className={frame["line"]} />
              <p className={styles["note"]}>{say("onlyWhenBrought")}</p>
            </div>
          </div>
          <div className={styles["foot"]}>
            <span>{say("keepSeat")}</span>
            <Button variant="subtle" size="lg" fz={14} onClick={() => stage.lowerHand()}>
              {say("notNow")}
            </Button>
            <Button size="lg" fz={14} onClick={() => stage.goOn()} data-autofocus>
              {say("iAmReady")}
            </Button>
          </div>
        </div>
      </FocusTrap>
    </div>
  );
}
