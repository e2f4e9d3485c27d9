import type { RoomElement } from "@atrium/contract";
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRefresh,
  IconRepeat,
  IconRewindBackward10,
  IconVolume,
} from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { rightsOver } from "../elementRights.ts";
import full from "../full/fullView.module.css";
import type { RoomElements } from "../useElements.ts";
import { clockTime } from "./clockTime.ts";
import { OwnVolume } from "./OwnVolume.tsx";
import { videoTexts } from "./texts.ts";
import type { Video, VideoModel } from "./useVideo.ts";
import { playLabel } from "./VideoPlay.tsx";
import { shownSeconds } from "./VideoView.tsx";
import styles from "./videoFull.module.css";

interface VideoBarProps {
  element: RoomElement;
  data: Video;
  elements: RoomElements;
  video: VideoModel;
}

/** How many seconds the back button skips. */
export const BACK_SECONDS = 10;

/** The tools below a video over the whole window: what moves everybody is in the room's colour, what is mine is white. */
export function VideoBar({ element, data, elements, video }: VideoBarProps) {
  const say = useTexts(videoTexts);
  const { hands, isPlaying } = video;
  const seconds = shownSeconds(video);
  const mayChange = rightsOver(element, elements.maker()).change;
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={styles["player"]} role="group" aria-label={say("player")}>
      {hands === null ? null : (
        <>
          <button
            type="button"
            className={styles["first"]}
            aria-label={say(playLabel(isPlaying, data.syncState))}
            onClick={hands.toggle}
          >
            <Icon size={20} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={say("back")}
            onClick={() => hands.seek(Math.max(0, seconds - BACK_SECONDS))}
          >
            <IconRewindBackward10 size={22} stroke={1.75} aria-hidden />
          </button>
        </>
      )}
      <Place video={video} seconds={seconds} />
      <i className={full["sep"]} />
      <span className={styles["volume"]}>
        <IconVolume size={20} stroke={1.75} aria-hidden />
        <OwnVolume element={element} data={data} elements={elements} />
      </span>
      {mayChange ? <ForAll element={element} data={data} elements={elements} video={video} /> : null}
    </div>
  );
}

/** The position slider; a live video has none. */
function Place({ video: { hands, player }, seconds }: { video: VideoModel; seconds: number }) {
  const say = useTexts(videoTexts);
  const { duration } = player;
  if (duration === null) return <span className={styles["place"]} />;
  return (
    <>
      <time>{clockTime(seconds)}</time>
      <input
        type="range"
        className={styles["place"]}
        aria-label={say("place")}
        aria-valuetext={`${clockTime(seconds)} / ${clockTime(duration)}`}
        min={0}
        max={Math.floor(duration)}
        value={Math.floor(seconds)}
        disabled={hands === null}
        onChange={({ currentTarget }) => hands?.seek(Number(currentTarget.value))}
      />
      <time>{clockTime(duration)}</time>
    </>
  );
}

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

function ForAll({ element, data, elements, video: { hands, host } }: VideoBarProps) {
  const say = useTexts(videoTexts);
  const { acts } = elements;
  const { rate, syncState, autoRepeat } = data;
  return (
    <>
      <i className={full["sep"]} />
      {host.hasSpeeds ? (
        <select
          aria-label={say("speed")}
          value={rate}
          onChange={({ currentTarget }) => hands?.setRate(Number(currentTarget.value))}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>{`${speed}×`}</option>
          ))}
        </select>
      ) : null}
      <button
        type="button"
        className={styles["inStep"]}
        aria-label={say("inStep")}
        aria-pressed={syncState}
        onClick={() => acts.change(element, { syncState: !syncState })}
      >
        <IconRefresh size={18} stroke={1.75} aria-hidden />
        <span>{say("inStep")}</span>
      </button>
      <button
        type="button"
        aria-label={say("repeat")}
        aria-pressed={autoRepeat}
        onClick={() => acts.change(element, { autoRepeat: !autoRepeat })}
      >
        <IconRepeat size={20} stroke={1.75} aria-hidden />
      </button>
    </>
  );
}
