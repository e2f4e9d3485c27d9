import type { RoomElement } from "@atrium/contract";
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { boxOf } from "../elementDesk.ts";
import { boxStyle } from "../boxStyle.ts";
import { videoTexts } from "./texts.ts";
import type { Video, VideoModel } from "./useVideo.ts";
import styles from "./video.module.css";

interface VideoPlayProps {
  element: RoomElement;
  data: Video;
  video: VideoModel;
}

/** The button in the middle that plays and pauses; while playing, shown only on hover or focus. */
export function VideoPlay({ element, data, video }: VideoPlayProps) {
  const say = useTexts(videoTexts);
  if (video.hands === null || video.player.isRefused) return null;
  const Icon = video.isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <span className={styles["middle"]} style={boxStyle(boxOf(element))}>
      <button
        type="button"
        className={styles["play"]}
        aria-label={say(playLabel(video.isPlaying, data.syncState))}
        data-playing={video.isPlaying}
        data-keeps-pointer
        onClick={video.hands.toggle}
      >
        <Icon size={22} aria-hidden />
      </button>
    </span>
  );
}

/** The play button's label: what it does, and for whom. */
export const playLabel = (isPlaying: boolean, inStep: boolean) =>
  isPlaying ? (inStep ? "pause" : "pauseAlone") : inStep ? "play" : "playAlone";
