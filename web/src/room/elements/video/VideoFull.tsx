import type { RoomElement } from "@atrium/contract";
import { IconExternalLink, IconInfoCircle } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Face } from "../../../ui/Face.tsx";
import type { RoomBundle } from "../../useRoom.ts";
import { FullNote } from "../full/FullNote.tsx";
import { FullView } from "../full/FullView.tsx";
import { clockTime } from "./clockTime.ts";
import { videoTexts } from "./texts.ts";
import { useElementVideo } from "./useElementVideo.ts";
import type { Video, VideoModel } from "./useVideo.ts";
import { useVideoNews } from "./useVideoNews.ts";
import { BACK_SECONDS, VideoBar } from "./VideoBar.tsx";
import { VideoFrame } from "./VideoFrame.tsx";
import { shownSeconds } from "./VideoView.tsx";
import small from "./video.module.css";
import styles from "./videoFull.module.css";

interface VideoFullProps {
  room: RoomBundle;
  element: RoomElement;
  data: Video;
}

/** The full view of a video, at the room's position. */
export function VideoFull({ room, element, data }: VideoFullProps) {
  const say = useTexts(videoTexts);
  const { elements } = room;
  const video = useElementVideo({ element, data, elements, isFull: true });
  const { host, player, hands, isPlaying } = video;
  return (
    <FullView
      room={room}
      element={element}
      title={player.title ?? say("title", { host: host.name })}
      mark={<i className={small["mark"]} data-host={data.videoProvider} aria-hidden />}
      corner={<Corner room={room} data={data} video={video} />}
      onKey={(event) => onKey(event, video)}
      bar={null}
    >
      <div className={styles["screen"]}>
        <span className={styles["picture"]}>
          <VideoFrame
            video={video}
            instead={
              <a href={data.url} target="_blank" rel="noopener noreferrer">
                {say("watch", { host: host.name })}
              </a>
            }
          />
          <News room={room} data={data} />
          {hands === null || isPlaying || !data.syncState || player.isRefused ? null : (
            <span className={styles["says"]}>
              <IconInfoCircle size={18} stroke={1.75} aria-hidden />
              {say("says")}
            </span>
          )}
        </span>
        {player.isRefused ? null : <VideoBar element={element} data={data} elements={elements} video={video} />}
      </div>
    </FullView>
  );
}

function Corner({ room, data, video }: Omit<VideoFullProps, "element"> & { video: VideoModel }) {
  const say = useTexts(videoTexts);
  const { people } = room.view;
  const here = people.filter(({ away }) => !away);
  const says = data.syncState ? say("watchTogether", { count: here.length }) : say("notTogether");
  return (
    <>
      <FullNote people={data.syncState ? here : []} says={says} />
      <a href={data.url} target="_blank" rel="noopener noreferrer" aria-label={say("watch", { host: video.host.name })}>
        <IconExternalLink size={20} stroke={1.75} aria-hidden />
      </a>
    </>
  );
}

/** Who has moved the video for everybody. */
function News({ room, data }: Omit<VideoFullProps, "element">) {
  const say = useTexts(videoTexts);
  const news = useVideoNews(data, room.elements.maker()?.accountId ?? null);
  const person = room.view.people.find(({ accountId }) => accountId === news?.by);
  return (
    <span role="status">
      {news === null || person === undefined ? null : (
        <span className={styles["news"]}>
          <Face look={person} size={28} />
          {say(news.what, { name: person.name, time: clockTime(news.seconds) })}
        </span>
      )}
    </span>
  );
}

function onKey({ key, target, ctrlKey, metaKey }: KeyboardEvent, { hands, ...video }: VideoModel): boolean {
  if (hands === null || ctrlKey || metaKey || target instanceof HTMLInputElement) return false;
  if (target instanceof HTMLSelectElement || (key === " " && target instanceof HTMLButtonElement)) return false;
  const seconds = shownSeconds(video);
  const act = {
    " ": hands.toggle,
    k: hands.toggle,
    ArrowLeft: () => hands.seek(Math.max(0, seconds - BACK_SECONDS)),
    ArrowRight: () => hands.seek(Math.min(video.player.duration ?? seconds, seconds + BACK_SECONDS)),
  }[key];
  act?.();
  return act !== undefined;
}
