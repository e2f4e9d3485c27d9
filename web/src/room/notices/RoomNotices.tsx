import { ReconnectingBanner, SoundBanner, SpeaksMutedHint } from "./Banners.tsx";
import { LiveRegion } from "../people/LiveRegion.tsx";
import type { RoomBundle } from "../useRoom.ts";

interface RoomNoticesProps {
  room: RoomBundle;
  retryNow: (() => void) | null;
}

/** What the room has to say over its map, in words and aloud: the same on a desk and on a phone. */
export function RoomNotices({ room, retryNow }: RoomNoticesProps) {
  const { view, port, toolbar, news } = room;
  const microphone = toolbar?.model.microphone;
  const unmute = () => {
    news.forgetHint();
    microphone?.toggle?.();
  };
  return (
    <>
      {view.isAway ? (
        <ReconnectingBanner microphoneOn={view.media.microphone.state === "on"} retryNow={retryNow} />
      ) : null}
      {!view.isAway && view.media.soundBlocked ? <SoundBanner unblock={() => port.unblockSound()} /> : null}
      {news.speaksMuted && microphone?.state === "off" ? <SpeaksMutedHint unmute={unmute} /> : null}
      <LiveRegion
        port={port}
        roomName={view.live.room?.room.name ?? ""}
        people={view.people}
        speaking={room.speaking}
      />
    </>
  );
}
