import { useEffect, useId, useState } from "react";
import { useStore } from "zustand";
import type { DeviceSettings } from "../../media/index.ts";
import { BackdropLink } from "./BackdropLink.tsx";
import { BackdropPart } from "./BackdropPart.tsx";
import { BackdropSide } from "./BackdropSide.tsx";
import { CameraPreview } from "./CameraPreview.tsx";
import styles from "./DevicePanel.module.css";
import { DevicesHead, type DevicesPlace } from "./DevicesHead.tsx";
import { CameraField, MicrophoneField, SpeakerField } from "./DeviceFields.tsx";
import { MicrophoneMeter } from "./MicrophoneMeter.tsx";

interface DevicePanelProps {
  /** The id by which its button refers to it. */
  id: string;
  settings: DeviceSettings;
  close: () => void;
}

/**
 * The device settings beside other content, not over it: choices take effect at once and nothing waits for it to close.
 */
export function DevicePanel({ id, settings, close }: DevicePanelProps) {
  const title = useId();
  const [place, go] = useState<DevicesPlace>("devices");
  useEffect(() => {
    settings.open();
    return () => settings.close();
  }, [settings]);
  return (
    <aside id={id} className={styles["panel"]} aria-labelledby={title}>
      <DevicesHead {...{ title, place, close }} isSmall goBack={() => go("devices")} />
      <div className={styles["picture"]}>
        <CameraPreview settings={settings} words="onlyYouSee" />
      </div>
      {place === "backdrop" ? (
        <>
          <BackdropSide backdrop={settings.backdrop} />
          <BackdropPart backdrop={settings.backdrop} />
        </>
      ) : (
        <Fields settings={settings} openBackdrop={() => go("backdrop")} />
      )}
    </aside>
  );
}

function Fields({ settings, openBackdrop }: { settings: DeviceSettings; openBackdrop: () => void }) {
  const { meter } = useStore(settings.state);
  return (
    <>
      <CameraField settings={settings} hideLabel />
      <BackdropLink backdrop={settings.backdrop} open={openBackdrop} />
      <MicrophoneField settings={settings} hideLabel />
      <div className={styles["meter"]}>
        <MicrophoneMeter state={meter} level={() => settings.microphoneLevel()} />
      </div>
      <SpeakerField settings={settings} className={styles["speaker"]} />
    </>
  );
}
