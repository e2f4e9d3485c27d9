import type { BackgroundVideo } from "@atrium/contract";
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconRefresh, IconVolume } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { clockTime } from "../../elements/video/clockTime.ts";
import { videoTexts } from "../../elements/video/texts.ts";
import type { VideoModel } from "../../elements/video/useVideo.ts";
import { playLabel } from "../../elements/video/VideoPlay.tsx";
import styles from "./background.module.css";
import { backgroundTexts } from "./texts.ts";
import type { BackgroundActs } from "./useBackground.ts";
import { useSettling } from "./useSettling.ts";

interface BarProps {
  video: VideoModel;
  acts: BackgroundActs;
  record: BackgroundVideo;
  isPhone: boolean;
}

/** Plays the video behind the presenters, for everybody. */
export function BackgroundBar({ video, acts, record, isPhone }: BarProps) {
  const say = useTexts(backgroundTexts);
  const sayVideo = useTexts(videoTexts);
  const { host, hands, isPlaying, player } = video;
  const { syncState } = record;
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  const title = player.title ?? sayVideo("title", { host: host.name });
  return (
    <div className={styles["bar"]} role="group" aria-label={say("title")} data-phone={isPhone}>
      <button
        type="button"
        className={styles["first"]}
        aria-label={sayVideo(playLabel(isPlaying, syncState))}
        onClick={() => hands?.toggle()}
      >
        <Icon size={18} aria-hidden />
      </button>
      {isPhone ? null : (
        <b className={styles["name"]} dir="auto" title={title}>
          {title}
        </b>
      )}
      <Place video={video} />
      <Volume acts={acts} record={record} />
      <button
        type="button"
        aria-label={say("together")}
        aria-pressed={syncState}
        onClick={() => acts.change({ syncState: !syncState })}
      >
        <IconRefresh size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}

function Place({ video: { hands, player, seconds } }: Pick<BarProps, "video">) {
  const say = useTexts(videoTexts);
  const { duration } = player;
  const at = duration === null ? 0 : seconds % duration;
  const { shown, move } = useSettling(Math.floor(at), (second) => hands?.seek(second));
  if (duration === null) return <span className={styles["place"]} />;
  return (
    <>
      <input
        type="range"
        className={styles["place"]}
        aria-label={say("place")}
        aria-valuetext={`${clockTime(shown)} / ${clockTime(duration)}`}
        min={0}
        max={Math.floor(duration)}
        value={shown}
        onChange={({ currentTarget }) => move(Number(currentTarget.value))}
      />
      <time>{`${clockTime(shown)} / ${clockTime(duration)}`}</time>
    </>
  );
}

function Volume({ acts, record }: Pick<BarProps, "acts" | "record">) {
  const say = useTexts(backgroundTexts);
  const { shown, move } = useSettling(record.volume, (volume) => acts.change({ volume }));
  return (
    <span className={styles["volume"]}>
      <IconVolume size={20} stroke={1.75} aria-hidden />
      <input
        type="range"
        aria-label={say("volume")}
        min={0}
        max={100}
        value={shown}
        onChange={({ currentTarget }) => move(Number(currentTarget.value))}
      />
      <output>{shown}</output>
    </span>
  );
}
