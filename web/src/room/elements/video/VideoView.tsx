import type { RoomElement } from "@atrium/contract";
import { useTexts } from "../../../platform/i18n/texts.ts";
import type { RoomElements } from "../useElements.ts";
import { VideoBar } from "./VideoBar.tsx";
import { VideoFrame } from "./VideoFrame.tsx";
import { videoTexts } from "./texts.ts";
import { useVideo, type Video } from "./useVideo.ts";
import styles from "./video.module.css";

interface VideoViewProps {
  element: RoomElement;
  data: Video;
  elements: RoomElements;
}

/** A video on the floor, kept where the room is. Pointer and keys stay the room's. */
export function VideoView({ element, data, elements }: VideoViewProps) {
  const say = useTexts(videoTexts);
  const video = useVideo({ element, data, elements });
  return (
    <span className={styles["video"]} data-playing={video.isPlaying}>
      <VideoFrame video={video} url={data.url} />
      <span className={styles["top"]}>
        <i data-host={data.videoProvider} aria-hidden />
        <b>{video.player.title ?? say("title", { host: video.host.name })}</b>
      </span>
      <span className={styles["foot"]} data-keeps-pointer>
        <VideoBar video={video} data={data} />
      </span>
    </span>
  );
}
