import { Button, FocusTrap } from "@mantine/core";
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
import { CameraField, MicrophoneField, SpeakerField } from "./DeviceFields.tsx";
import frame from "../deviceDialog.module.css";
import styles from "./devices.module.css";
import { DevicesHead, type DevicesPlace } from "./DevicesHead.tsx";
import { PicturesField } from "./PicturesField.tsx";
import { MicrophoneMeter } from "./MicrophoneMeter.tsx";

interface DeviceSettingsDialogProps {
  settings: DeviceSettings;
  opened: boolean;
  /** For screenshots. */
  startsAt?: DevicesPlace;
  close: () => void;
}

/** Camera, microphone with a level meter, speaker with a test sound. Choices take effect at once. */
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
      className={frame["scrim"]}
      onPointerDown={(event) => (event.target === event.currentTarget ? close() : undefined)}
    >
      <FocusTrap>
        <div
          className={frame["dialog"]}
          style={{ translate }}
          role="dialog"
          aria-modal
          aria-labelledby={title}
          tabIndex={-1}
          onKeyDown={(event) => closeOnEscape(event, close)}
        >
          {grip}
          <DevicesHead {...{ title, close, place, goBack }} />
          <div className={frame["columns"]} data-place={place}>
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

/** The dialog itself can have the focus, so that Escape works after a click between its controls. */
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
  const { meter } = useStore(settings.state);
  return (
    <div className={frame["fields"]}>
      <CameraField settings={settings} />
      <BackdropLink backdrop={settings.backdrop} open={openBackdrop} />
      <MicrophoneField settings={settings} />
      <MicrophoneMeter state={meter} level={() => settings.microphoneLevel()} />
      <div className={frame["line"]} />
      <span className={styles["label"]}>{say("speaker")}</span>
      <SpeakerField settings={settings} className={styles["speaker"]} />
      <PicturesField pictures={settings.pictures} />
      <div className={styles["foot"]}>
        <span>{say("rememberedHere")}</span>
        <Button size="lg" fz={14} onClick={close} data-autofocus>
          {say("done")}
        </Button>
      </div>
    </div>
  );
}
