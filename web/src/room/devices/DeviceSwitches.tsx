import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from "@tabler/icons-react";
import { useStore } from "zustand";
import type { DeviceSettings } from "../../media/index.ts";
import { CameraPreview } from "./CameraPreview.tsx";
import styles from "./deviceSwitches.module.css";

/** The devices with which somebody begins. */
export interface DevicePlan {
  microphone: boolean;
  camera: boolean;
}

interface SwitchesProps {
  settings: DeviceSettings;
  plan: DevicePlan;
  change: (plan: DevicePlan) => void;
  /** What each of the two does. */
  words: Readonly<Record<keyof DevicePlan, string>>;
  /** The picture is there to see oneself, whatever the plan. */
  staysShown?: boolean;
}

/** My camera's picture, and on it with which devices I begin; what the browser refuses cannot be planned. */
export function DeviceSwitches({ settings, plan, change, words, staysShown = false }: SwitchesProps) {
  const { meter, preview } = useStore(settings.state);
  const Microphone = plan.microphone ? IconMicrophone : IconMicrophoneOff;
  const Camera = plan.camera ? IconVideo : IconVideoOff;
  return (
    <div className={styles["preview"]} data-off={!staysShown && !plan.camera && preview.state !== "refused"}>
      <CameraPreview settings={settings} />
      <span className={styles["devices"]}>
        <button
          type="button"
          aria-label={words.microphone}
          title={words.microphone}
          aria-pressed={plan.microphone}
          disabled={meter.state === "refused"}
          onClick={() => change({ ...plan, microphone: !plan.microphone })}
        >
          <Microphone size={20} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={words.camera}
          title={words.camera}
          aria-pressed={plan.camera}
          disabled={preview.state === "refused"}
          onClick={() => change({ ...plan, camera: !plan.camera })}
        >
          <Camera size={20} stroke={1.75} aria-hidden />
        </button>
      </span>
    </div>
  );
}
