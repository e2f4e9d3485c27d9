import type { RoomElement } from "@atrium/contract";
import { IconRepeat, IconVolume } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { GlassTip } from "../../../ui/Glass.tsx";
import type { RoomElements } from "../useElements.ts";
import { OwnVolume } from "./OwnVolume.tsx";
import { videoTexts } from "./texts.ts";
import type { Video } from "./useVideo.ts";
import styles from "./video.module.css";

interface VideoToolsProps {
  element: RoomElement;
  data: Video;
  elements: RoomElements;
}

/** Repeating and the audio mode are for everybody; the volume is only mine. */
export function VideoTools({ element, data, elements }: VideoToolsProps) {
  const say = useTexts(videoTexts);
  const { audioMode, autoRepeat } = data;
  const isRoomWide = audioMode === "uniform";
  return (
    <span className={styles["tools"]}>
      <GlassTip label={say("repeat")}>
        <button
          type="button"
          aria-label={say("repeat")}
          aria-pressed={autoRepeat}
          onClick={() => elements.acts.change(element, { autoRepeat: !autoRepeat })}
        >
          <IconRepeat size={20} stroke={1.75} aria-hidden />
        </button>
      </GlassTip>
      <GlassTip label={say("roomWide")}>
        <button
          type="button"
          aria-label={say("roomWide")}
          aria-pressed={isRoomWide}
          onClick={() => elements.acts.change(element, { audioMode: isRoomWide ? "spatial" : "uniform" })}
        >
          <IconVolume size={20} stroke={1.75} aria-hidden />
        </button>
      </GlassTip>
      <OwnVolume element={element} data={data} elements={elements} />
    </span>
  );
}
