import type { RoomElement } from "@atrium/contract";
import { useStore } from "zustand";
import { useTexts } from "../../../platform/i18n/texts.ts";
import type { RoomElements } from "../useElements.ts";
import { videoTexts } from "./texts.ts";
import type { Video } from "./useVideo.ts";

interface OwnVolumeProps {
  element: RoomElement;
  data: Video;
  elements: RoomElements;
}

/** How loud a video is for me. */
export function OwnVolume({ element: { id }, data, elements: { ownVolumes } }: OwnVolumeProps) {
  const say = useTexts(videoTexts);
  const mine = useStore(ownVolumes, (volumes) => volumes[id]);
  return (
    <input
      type="range"
      aria-label={say("volume")}
      min={0}
      max={100}
      value={Math.round((mine ?? data.volume / 100) * 100)}
      onChange={({ currentTarget }) => ownVolumes.setState({ [id]: Number(currentTarget.value) / 100 })}
    />
  );
}
