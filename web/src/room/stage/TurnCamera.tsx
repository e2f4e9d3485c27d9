import { IconCameraRotate } from "@tabler/icons-react";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { DeviceSettings } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./turnCamera.module.css";
import { stageTexts } from "./texts.ts";

/** On my own tile of a phone: from the front camera to the one at the back, and on to any further one. */
export function TurnCamera({ settings }: { settings: DeviceSettings }) {
  const say = useTexts(stageTexts);
  const { cameras, cameraId } = useStore(settings.state);
  useEffect(() => settings.refresh(), [settings]);
  const at = cameras.findIndex(({ deviceId }) => deviceId === cameraId);
  const next = cameras[(at + 1) % cameras.length];
  if (next === undefined || cameras.length < 2) return null;
  return (
    <button
      type="button"
      className={styles["turn"]}
      aria-label={say("turnCamera")}
      onClick={() => void settings.choose("camera", next.deviceId)}
    >
      <IconCameraRotate size={22} stroke={1.75} aria-hidden />
    </button>
  );
}
