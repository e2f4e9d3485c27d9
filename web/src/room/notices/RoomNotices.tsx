import { actionOf } from "../actions/roomActions.ts";
import { useMediaState } from "../useLive.ts";
import { ReconnectingBanner, SoundBanner, SpeaksMutedHint } from "./Banners.tsx";
import { Aside } from "../aside/Aside.tsx";
import { hasCalendar, RoomMeetingNotice } from "../calendar/panelCalendar.tsx";
import { AirNotices } from "../broadcast/AirNotices.tsx";
import { ElementNews } from "../elements/ElementNews.tsx";
import { FloatingChat } from "../chat/floats/FloatingChat.tsx";
import { HighlightBanner } from "../chat/HighlightBanner.tsx";
import { LiveRegion } from "../people/LiveRegion.tsx";
import { QuietBanner } from "./QuietBanner.tsx";
import { useQuiet } from "./useQuiet.ts";
import type { RoomBundle } from "../useRoom.ts";

interface RoomNoticesProps {
  room: RoomBundle;
  retryNow: (() => void) | null;
}

/** What the room has to say over its map, in words and aloud: the same on a desk and on a phone. */
export function RoomNotices({ room, retryNow }: RoomNoticesProps) {
  const { view, port, actions, news } = room;
  const microphone = actionOf("microphone", actions);
  const isMicrophoneOn = useMediaState(port, (media) => ["on", "waiting"].includes(media.microphone.state));
  const quiet = useQuiet(port);
  const trouble = useMediaState(port, (media) => media.trouble);
  const soundBlocked = useMediaState(port, (media) => media.soundBlocked);
  const unmute = () => {
    news.forgetHint();
    microphone?.run?.();
  };
  return (
    <>
      {view.isAway ? <ReconnectingBanner microphoneOn={isMicrophoneOn} retryNow={retryNow} /> : null}
      {view.isAway ? null : (
        <QuietBanner seconds={quiet} trouble={trouble} forIt={port.textForIt()} retry={() => port.retryMedia()} />
      )}
      {!view.isAway && quiet === null && soundBlocked ? <SoundBanner unblock={() => port.unblockSound()} /> : null}
      {news.speaksMuted && microphone?.device?.state === "off" ? <SpeaksMutedHint unmute={unmute} /> : null}
      <AirNotices room={room} />
      {!view.isAway && hasCalendar(room) ? <RoomMeetingNotice room={room} /> : null}
      {view.isAway ? null : <HighlightBanner room={room} />}
      {view.isAway ? null : <FloatingChat room={room} />}
      {view.isAway ? null : <Aside room={room} />}
      <ElementNews elements={room.elements} />
      <LiveRegion port={port} roomName={view.roomName} people={view.people} speaking={room.speaking} />
    </>
  );
}
