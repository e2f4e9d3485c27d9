import { Button } from "@mantine/core";
import { IconHeadphones, IconMicrophone, IconPlayerPlay, IconVideo } from "@tabler/icons-react";
import { useStore } from "zustand";
import type { DeviceSettings } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { roomTexts } from "../texts.ts";
import { DeviceSelect } from "./DeviceSelect.tsx";

interface FieldProps {
  settings: DeviceSettings;
  /** In a narrow layout the background's picture shows what is chosen. */
  hideLabel?: boolean;
}

export function CameraField({ settings, hideLabel = false }: FieldProps) {
  const say = useTexts(roomTexts);
  const { cameras, cameraId } = useStore(settings.state);
  return (
    <DeviceSelect
      label={say("camera")}
      hideLabel={hideLabel}
      icon={<IconVideo size={19} stroke={1.75} aria-hidden />}
      choices={cameras}
      chosen={cameraId}
      none={say("noCamera")}
      choose={(deviceId) => void settings.choose("camera", deviceId)}
    />
  );
}

export function MicrophoneField({ settings, hideLabel = false }: FieldProps) {
  const say = useTexts(roomTexts);
  const { microphones, microphoneId } = useStore(settings.state);
  return (
    <DeviceSelect
      label={say("microphone")}
      hideLabel={hideLabel}
      icon={<IconMicrophone size={19} stroke={1.75} aria-hidden />}
      choices={microphones}
      chosen={microphoneId}
      none={say("noMicrophone")}
      choose={(deviceId) => void settings.choose("microphone", deviceId)}
    />
  );
}

/** The speaker with its test sound, in a row of the class. */
export function SpeakerField({ settings, className }: { settings: DeviceSettings; className: string | undefined }) {
  const say = useTexts(roomTexts);
  const { speakers, speakerId, testSound } = useStore(settings.state);
  return (
    <div className={className}>
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
