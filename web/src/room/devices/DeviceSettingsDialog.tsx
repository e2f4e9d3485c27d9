import { Button, FocusTrap } from "@mantine/core";
import { IconHeadphones, IconMicrophone, IconPlayerPlay, IconVideo, IconX } from "@tabler/icons-react";
import { useEffect, useId, type KeyboardEvent } from "react";
import { useStore } from "zustand";
import type { DeviceSettings } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSheetGrip } from "../../ui/dialog/useSheetGrip.tsx";
import { useFocusReturn } from "../../ui/focus/useFocusReturn.ts";
import { roomTexts } from "../texts.ts";
import { CameraPreview } from "./CameraPreview.tsx";
import { DeviceSelect } from "./DeviceSelect.tsx";
import styles from "./devices.module.css";
import { MicrophoneMeter } from "./MicrophoneMeter.tsx";

interface DeviceSettingsDialogProps {
  settings: DeviceSettings;
  opened: boolean;
  close: () => void;
}

/** Camera, microphone with a meter that moves, speaker with a test sound. Choices take effect at once. */
export function DeviceSettingsDialog({ settings, opened, close }: DeviceSettingsDialogProps) {
  return opened ? <OpenDialog settings={settings} close={close} /> : null;
}

function OpenDialog({ settings, close }: Omit<DeviceSettingsDialogProps, "opened">) {
  const say = useTexts(roomTexts);
  const title = useId();
  useFocusReturn();
  const { grip, translate } = useSheetGrip(close);
  useEffect(() => {
    settings.open();
    return () => settings.close();
  }, [settings]);
  return (
    <div
      className={styles["scrim"]}
      onPointerDown={(event) => (event.target === event.currentTarget ? close() : undefined)}
    >
      <FocusTrap>
        <div
          className={styles["dialog"]}
          style={{ translate }}
          role="dialog"
          aria-modal
          aria-labelledby={title}
          tabIndex={-1}
          onKeyDown={(event) => closeOnEscape(event, close)}
        >
          {grip}
          <div className={styles["head"]}>
            <h2 id={title}>{say("deviceSettings")}</h2>
            <button type="button" className={styles["close"]} aria-label={say("close")} onClick={close}>
              <IconX size={18} stroke={1.75} aria-hidden />
            </button>
          </div>
          <div className={styles["columns"]}>
            <CameraPreview settings={settings} />
            <Fields settings={settings} close={close} />
          </div>
        </div>
      </FocusTrap>
    </div>
  );
}

/** The dialog can hold the focus itself, so that Escape works after a click between its controls. */
function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  close();
}

function Fields({ settings, close }: { settings: DeviceSettings; close: () => void }) {
  const say = useTexts(roomTexts);
  const { cameras, cameraId, microphones, microphoneId, meter } = useStore(settings.state);
  return (
    <div className={styles["fields"]}>
      <DeviceSelect
        label={say("camera")}
        icon={<IconVideo size={19} stroke={1.75} aria-hidden />}
        choices={cameras}
        chosen={cameraId}
        none={say("noCamera")}
        choose={(deviceId) => void settings.choose("camera", deviceId)}
      />
      <DeviceSelect
        label={say("microphone")}
        icon={<IconMicrophone size={19} stroke={1.75} aria-hidden />}
        choices={microphones}
        chosen={microphoneId}
        none={say("noMicrophone")}
        choose={(deviceId) => void settings.choose("microphone", deviceId)}
      />
      <MicrophoneMeter state={meter} level={() => settings.microphoneLevel()} />
      <div className={styles["line"]} />
      <Speaker settings={settings} />
      <div className={styles["foot"]}>
        <span>{say("rememberedHere")}</span>
        <Button size="lg" fz={14} onClick={close} data-autofocus>
          {say("done")}
        </Button>
      </div>
    </div>
  );
}

function Speaker({ settings }: { settings: DeviceSettings }) {
  const say = useTexts(roomTexts);
  const { speakers, speakerId, testSound } = useStore(settings.state);
  return (
    <>
      <span className={styles["label"]}>{say("speaker")}</span>
      <div className={styles["speaker"]}>
        {speakers.length === 0 ? (
          <p>{say("speakerOfSystem")}</p>
        ) : (
          <DeviceSelect
            label={say("speaker")}
            hideLabel
            icon={<IconHeadphones size={19} stroke={1.75} aria-hidden />}
            choices={speakers}
            chosen={speakerId}
            none={say("speakerOfSystem")}
            choose={(deviceId) => void settings.choose("speaker", deviceId)}
          />
        )}
        <Button
          fz={14}
          px={16}
          size="lg"
          variant="soft"
          leftSection={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
          loading={testSound === "playing"}
          onClick={() => settings.playTestSound()}
        >
          {say("testSound")}
        </Button>
      </div>
    </>
  );
}
