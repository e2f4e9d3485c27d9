import { Button } from "@mantine/core";
import { IconHeadphones, IconMicrophone, IconPlayerPlay, IconVideo } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import { useStore } from "zustand";
import type { DeviceSettings } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { roomTexts } from "../texts.ts";
import { BackdropLink } from "./BackdropLink.tsx";
import { BackdropPart } from "./BackdropPart.tsx";
import { BackdropSide } from "./BackdropSide.tsx";
import { CameraPreview } from "./CameraPreview.tsx";
import styles from "./DevicePanel.module.css";
import { DevicesHead, type DevicesPlace } from "./DevicesHead.tsx";
import { DeviceSelect } from "./DeviceSelect.tsx";
import { MicrophoneMeter } from "./MicrophoneMeter.tsx";

interface DevicePanelProps {
  /** The id by which its opener refers to it. */
  id: string;
  settings: DeviceSettings;
  close: () => void;
}

/** The device settings beside something else, not over it: what is chosen takes effect at once and nothing waits for it. */
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
  const say = useTexts(roomTexts);
  const { cameras, cameraId, microphones, microphoneId, meter } = useStore(settings.state);
  return (
    <>
      <DeviceSelect
        label={say("camera")}
        hideLabel
        icon={<IconVideo size={19} stroke={1.75} aria-hidden />}
        choices={cameras}
        chosen={cameraId}
        none={say("noCamera")}
        choose={(deviceId) => void settings.choose("camera", deviceId)}
      />
      <BackdropLink backdrop={settings.backdrop} open={openBackdrop} />
      <DeviceSelect
        label={say("microphone")}
        hideLabel
        icon={<IconMicrophone size={19} stroke={1.75} aria-hidden />}
        choices={microphones}
        chosen={microphoneId}
        none={say("noMicrophone")}
        choose={(deviceId) => void settings.choose("microphone", deviceId)}
      />
      <div className={styles["meter"]}>
        <MicrophoneMeter state={meter} level={() => settings.microphoneLevel()} />
      </div>
      <Speaker settings={settings} />
    </>
  );
}

function Speaker({ settings }: { settings: DeviceSettings }) {
  const say = useTexts(roomTexts);
  const { speakers, speakerId, testSound } = useStore(settings.state);
  return (
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
        px={14}
        size="lg"
        variant="soft"
        leftSection={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
        loading={testSound === "playing"}
        onClick={() => settings.playTestSound()}
      >
        {say("testSound")}
      </Button>
    </div>
  );
}
