import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconRefresh } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { clockTime } from "./clockTime.ts";
import { videoTexts } from "./texts.ts";
import type { Video, VideoModel } from "./useVideo.ts";
import styles from "./video.module.css";

/** Where a video is, and for whom; whoever may plays it and jumps in it. */
export function VideoBar({ video, data }: { video: VideoModel; data: Video }) {
  const say = useTexts(videoTexts);
  const { player, hands, isPlaying } = video;
  const { duration } = player;
  const seconds = duration === null ? video.seconds : Math.min(video.seconds, duration);
  const label = say(data.syncState ? (isPlaying ? "pause" : "play") : isPlaying ? "pauseAlone" : "playAlone");
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <>
      {duration === null ? null : (
        <input
          type="range"
          className={styles["place"]}
          aria-label={say("place")}
          aria-valuetext={`${clockTime(seconds)} / ${clockTime(duration)}`}
          min={0}
          max={Math.floor(duration)}
          value={Math.floor(seconds)}
          disabled={hands === null}
          style={{ "--share": seconds / duration } as Record<`--${string}`, number>}
          onChange={({ currentTarget }) => hands?.seek(Number(currentTarget.value))}
        />
      )}
      <span className={styles["line"]}>
        {hands === null ? null : (
          <button type="button" aria-label={label} onClick={hands.toggle}>
            <Icon size={18} aria-hidden />
          </button>
        )}
        <span className={styles["step"]}>
          {data.syncState ? <IconRefresh size={14} stroke={2} aria-hidden /> : null}
          {say(data.syncState ? "together" : "notTogether")}
        </span>
        {duration === null ? null : (
          <span className={styles["time"]}>{`${clockTime(seconds)} / ${clockTime(duration)}`}</span>
        )}
      </span>
    </>
  );
}
