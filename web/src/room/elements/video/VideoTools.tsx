import type { RoomElement } from "@atrium/contract";
import { IconRepeat, IconVolume } from "@tabler/icons-react";
import { useStore } from "zustand";
import { useTexts } from "../../../platform/i18n/texts.ts";
import type { RoomElements } from "../useElements.ts";
import { videoTexts } from "./texts.ts";
import type { Video } from "./useVideo.ts";
import styles from "./video.module.css";

interface VideoToolsProps {
  element: RoomElement;
  data: Video;
  elements: RoomElements;
}

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Speed, repeating and how a video is heard are for everybody; the volume is mine. */
export function VideoTools({ element, data, elements }: VideoToolsProps) {
  const say = useTexts(videoTexts);
  const mine = useStore(elements.ownVolumes, (volumes) => volumes[element.id]);
  const change = (fields: Partial<Pick<Video, "rate" | "autoRepeat" | "audioMode">>) =>
    elements.acts.change(element, fields);
  const isRoomWide = data.audioMode === "uniform";
  return (
    <span className={styles["tools"]}>
      <button
        type="button"
        aria-label={say("repeat")}
        aria-pressed={data.autoRepeat}
        onClick={() => change({ autoRepeat: !data.autoRepeat })}
      >
        <IconRepeat size={20} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={say("roomWide")}
        aria-pressed={isRoomWide}
        onClick={() => change({ audioMode: isRoomWide ? "spatial" : "uniform" })}
      >
        <IconVolume size={20} stroke={1.75} aria-hidden />
      </button>
      <select
        aria-label={say("speed")}
        value={data.rate}
        onChange={({ currentTarget }) => change({ rate: Number(currentTarget.value) })}
      >
        {SPEEDS.map((rate) => (
          <option key={rate} value={rate}>{`${rate}×`}</option>
        ))}
      </select>
      <input
        type="range"
        aria-label={say("volume")}
        min={0}
        max={100}
        value={Math.round((mine ?? data.volume / 100) * 100)}
        onChange={({ currentTarget }) =>
          elements.ownVolumes.setState({ [element.id]: Number(currentTarget.value) / 100 })
        }
      />
    </span>
  );
}
