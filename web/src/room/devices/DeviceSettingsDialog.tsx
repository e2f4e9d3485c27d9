import { Button, FocusTrap } from "@mantine/core";
import { IconHeadphones, IconMicrophone, IconPlayerPlay, IconVideo } from "@tabler/icons-react";
import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { useStore } from "zustand";
import type { DeviceSettings } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSheetGrip } from "../../ui/dialog/useSheetGrip.tsx";
import { useFocusReturn } from "../../ui/focus/useFocusReturn.ts";
import { roomTexts } from "../texts.ts";
import { BackdropLink } from "./BackdropLink.tsx";
import { BackdropPart } from "./BackdropPart.tsx";
import { BackdropSide } from "./BackdropSide.tsx";
import { CameraPreview } from "./CameraPreview.tsx";
import { DeviceSelect } from "./DeviceSelect.tsx";
import styles from "./devices.module.css";
import { DevicesHead, type DevicesPlace } from "./DevicesHead.tsx";
import { MicrophoneMeter } from "./MicrophoneMeter.tsx";

interface DeviceSettingsDialogProps {
  settings: DeviceSettings;
  opened: boolean;
  /** For pictures. */
  startsAt?: DevicesPlace;
  close: () => void;
}

/** Camera, microphone with a meter that moves, speaker with a test sound. Choices take effect at once. */
export function DeviceSettingsDialog({ opened, ...open }: DeviceSettingsDialogProps) {
  return opened ? <OpenDialog {...open} /> : null;
}

function OpenDialog({ settings, startsAt = "devices", close }: Omit<DeviceSettingsDialogProps, "opened">) {
  const title = useId();
  const [place, go] = useState(startsAt);
  const goBack = () => go("devices");
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
          <DevicesHead {...{ title, close, place, goBack }} />
          <div className={styles["columns"]}>
            <div className={styles["side"]}>
              <CameraPreview settings={settings} />
              {place === "backdrop" ? <BackdropSide backdrop={settings.backdrop} /> : null}
            </div>
            {place === "backdrop" ? (
              <BackdropPart backdrop={settings.backdrop} />
            ) : (
              <Fields settings={settings} close={close} openBackdrop={() => go("backdrop")} />
            )}
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

interface FieldsProps {
  settings: DeviceSettings;
  openBackdrop: () => void;
  close: () => void;
}

function Fields({ settings, openBackdrop, close }: FieldsProps) {
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
      <BackdropLink backdrop={settings.backdrop} open={openBackdrop} />
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
