import type { BackgroundVideo } from "@atrium/contract";
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRefresh,
  IconVolume,
  IconVolumeOff,
} from "@tabler/icons-react";
import { useStore } from "zustand";
import { browserClock } from "../../../platform/clock.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { useVideo, type Played, type PlayChange, type VideoModel } from "../../elements/video/useVideo.ts";
import { VideoFrame } from "../../elements/video/VideoFrame.tsx";
import { playLabel } from "../../elements/video/VideoPlay.tsx";
import { videoTexts } from "../../elements/video/texts.ts";
import type { RoomBundle } from "../../useRoom.ts";
import styles from "./background.module.css";
import { BackgroundBar } from "./BackgroundBar.tsx";
import { backgroundTexts } from "./texts.ts";
import { backgroundShare, type Background } from "./useBackground.ts";

interface LayerProps {
  room: RoomBundle;
  background: Background;
  isPhone: boolean;
}

/** The video behind the presenters, and for hosts what plays it for everybody. */
export function BackgroundLayer(props: LayerProps) {
  const { record, played } = props.background;
  return record === null || played === null ? null : <Playing {...props} record={record} played={played} />;
}

type PlayingProps = LayerProps & { record: BackgroundVideo; played: Played };

function Playing({ room, background, isPhone, record, played }: PlayingProps) {
  const { acts, own } = background;
  const { port, broadcast } = room;
  const video = useVideo({
    data: played,
    nowMs: () => browserClock.nowMs() + port.live.getState().clockOffsetMs,
    share: () => backgroundShare(record, own.getState().isMuted, broadcast.state.isDucked),
    change: acts === null ? null : ({ rate: _rate, ...play }: PlayChange) => acts.change(play),
  });
  return (
    <>
      <Behind video={video} background={background} record={record} />
      {acts === null ? null : <BackgroundBar video={video} acts={acts} record={record} isPhone={isPhone} />}
    </>
  );
}

interface BehindProps {
  video: VideoModel;
  background: Background;
  record: BackgroundVideo;
}

/** The audience sees nothing of a video whose host refuses to show it. */
function Behind({ video, background: { own, acts }, record }: BehindProps) {
  const say = useTexts(backgroundTexts);
  return (
    <div
      className={styles["behind"]}
      data-testid="background-video"
      data-refused={video.player.isRefused && acts === null}
    >
      <VideoFrame video={video} />
      <span className={styles["over"]}>
        <span className={styles["says"]}>
          {record.syncState ? <IconRefresh size={16} stroke={2} aria-hidden /> : null}
          {say(record.syncState ? "inStep" : "notInStep")}
        </span>
        {record.syncState || acts !== null ? null : <PlayAlone video={video} />}
        <Mute own={own} />
      </span>
    </div>
  );
}

function PlayAlone({ video: { hands, isPlaying } }: Pick<BehindProps, "video">) {
  const say = useTexts(videoTexts);
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <button type="button" aria-label={say(playLabel(isPlaying, false))} onClick={() => hands?.toggle()}>
      <Icon size={18} aria-hidden />
    </button>
  );
}

function Mute({ own }: Pick<Background, "own">) {
  const say = useTexts(backgroundTexts);
  const { isMuted } = useStore(own);
  const Icon = isMuted ? IconVolumeOff : IconVolume;
  return (
    <button
      type="button"
      aria-label={say(isMuted ? "unmute" : "mute")}
      aria-pressed={isMuted}
      onClick={() => own.setState({ isMuted: !isMuted })}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
