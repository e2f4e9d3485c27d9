import { IconRefresh } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { addressOf } from "../pageAddress.ts";
import { clockTime } from "./clockTime.ts";
import { HOSTS } from "./hosts.ts";
import { videoTexts } from "./texts.ts";
import type { Video, VideoModel } from "./useVideo.ts";
import { VideoFrame } from "./VideoFrame.tsx";
import styles from "./video.module.css";

/** A video on the floor, with its position and who watches together. Pointer and keys go to the room. */
export function VideoView({ video, data }: { video: VideoModel; data: Video }) {
  const say = useTexts(videoTexts);
  const { duration, title } = video.player;
  const seconds = shownSeconds(video);
  return (
    <span className={styles["video"]}>
      <VideoFrame video={video} />
      <Top provider={data.videoProvider} title={title ?? say("title", { host: video.host.name })} />
      <span className={styles["foot"]}>
        {duration === null ? null : (
          <span
            className={styles["track"]}
            style={{ "--share": seconds / duration } as Record<`--${string}`, number>}
            aria-hidden
          />
        )}
        <span className={styles["line"]}>
          {data.syncState ? <IconRefresh size={16} stroke={2} aria-hidden /> : null}
          <span>{say(data.syncState ? "together" : "notTogether")}</span>
          {duration === null ? null : <time>{`${clockTime(seconds)} / ${clockTime(duration)}`}</time>}
        </span>
      </span>
    </span>
  );
}

/** A video that does not play: while it is carried, in a list, or in full view elsewhere. */
export function VideoStill({ data }: { data: Video }) {
  const say = useTexts(videoTexts);
  return (
    <span className={styles["video"]}>
      <Top provider={data.videoProvider} title={say("title", { host: HOSTS[data.videoProvider].name })} />
      <span className={styles["over"]} data-still>
        <b>{addressOf(data.url)}</b>
      </span>
    </span>
  );
}

function Top({ provider, title }: { provider: Video["videoProvider"]; title: string }) {
  return (
    <span className={styles["top"]}>
      <i className={styles["mark"]} data-host={provider} aria-hidden />
      <b dir="auto">{title}</b>
    </span>
  );
}

/** The position to show, never past the end. */
export const shownSeconds = ({ seconds, player: { duration } }: Pick<VideoModel, "seconds" | "player">): number =>
  duration === null ? seconds : Math.min(seconds, duration);
