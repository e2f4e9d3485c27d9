import { IconVideoOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { videoTexts } from "./texts.ts";
import type { VideoModel } from "./useVideo.ts";
import styles from "./video.module.css";

interface VideoFrameProps {
  video: VideoModel;
  /** What to offer if the host does not show the video here. */
  instead?: ReactNode;
}

/** Only for the hosts that are known: their origin is never ours, so none of them can undo its sandbox. */
const HOST_RIGHTS = "allow-scripts allow-same-origin allow-presentation";

/**
 * The host's own player. It keeps the host's origin, which is never ours: hosts do not play without it. It has no camera,
 * no microphone and no way to lead our page elsewhere.
 */
export function VideoFrame({ video: { host, frame, address, player, isSilent }, instead = null }: VideoFrameProps) {
  const say = useTexts(videoTexts);
  return (
    <>
      {address === null ? null : (
        <iframe
          ref={frame}
          key={address}
          className={styles["frame"]}
          src={address}
          title={say("title", { host: host.name })}
          sandbox={HOST_RIGHTS}
          allow="autoplay; encrypted-media"
          // Hosts ask who frames them, and get the name of the site only.
          referrerPolicy="origin"
          tabIndex={-1}
        />
      )}
      {player.isRefused || address === null ? (
        <span className={styles["over"]} role="status">
          <IconVideoOff size={28} stroke={1.5} aria-hidden />
          <b>{say("refused", { host: host.name })}</b>
          {instead}
        </span>
      ) : player.isReady ? null : isSilent ? (
        <span className={styles["over"]} role="status">
          <IconVideoOff size={28} stroke={1.5} aria-hidden />
          <b>{say("silent", { host: host.name })}</b>
          {instead}
        </span>
      ) : (
        <span className={styles["over"]} data-coming>
          <b>{say("coming", { host: host.name })}</b>
        </span>
      )}
    </>
  );
}
