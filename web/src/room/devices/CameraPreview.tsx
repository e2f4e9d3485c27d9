import { useStore } from "zustand";
import type { DeviceSettings } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { PictureView } from "../map/PictureView.tsx";
import { roomTexts } from "../texts.ts";
import styles from "./devices.module.css";

interface CameraPreviewProps {
  settings: DeviceSettings;
  words?: "youMirrored" | "onlyYouSee";
}

/** My camera, mirrored; nobody else sees this preview. */
export function CameraPreview({ settings, words = "youMirrored" }: CameraPreviewProps) {
  const say = useTexts(roomTexts);
  const preview = useStore(settings.state, (state) => state.preview);
  return (
    <div className={styles["preview"]}>
      {preview.state === "on" ? (
        <>
          <PictureView picture={preview.picture} />
          <span className={styles["mirror"]}>{say(words)}</span>
        </>
      ) : null}
      {preview.state === "starting" ? <p>{say("camStarting")}</p> : null}
      {preview.state === "off" ? <p>{say("cameraIsOff")}</p> : null}
      {preview.state === "refused" ? <p>{say(`camera_${preview.reason}`)}</p> : null}
    </div>
  );
}
