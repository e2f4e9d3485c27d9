import type { MediaAccess } from "@atrium/contract";
import { Room, RoomEvent, Track } from "livekit-client";
import type { RemoteParticipant, RemoteTrack } from "livekit-client";

/** What is received of one person. */
export interface Received {
  camera: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
  isSpeaking: boolean;
}
export type ReceivedOf = ReadonlyMap<string, Received>;

interface MediaNeeds {
  onChange: (received: ReceivedOf) => void;
  onLost: () => void;
}
export interface RecorderMedia {
  close(): void;
}

/** Receives everything that is sent in a room, and plays what is heard. */
export async function receiveRoom(
  { url, token }: MediaAccess,
  { onChange, onLost }: MediaNeeds,
): Promise<RecorderMedia> {
  const room = new Room({ adaptiveStream: false, dynacast: false });
  const tell = () => onChange(receivedIn(room));
  const play = (track: RemoteTrack) => {
    if (track.kind === Track.Kind.Audio) document.body.append(track.attach());
    tell();
  };
  const end = (track: RemoteTrack) => {
    for (const element of track.detach()) element.remove();
    tell();
  };
  room.on(RoomEvent.TrackSubscribed, play).on(RoomEvent.TrackUnsubscribed, end);
  room.on(RoomEvent.TrackMuted, tell).on(RoomEvent.TrackUnmuted, tell).on(RoomEvent.ActiveSpeakersChanged, tell);
  room.on(RoomEvent.ParticipantDisconnected, tell).on(RoomEvent.Disconnected, onLost);
  await room.connect(url === "" ? location.origin.replace(/^http/, "ws") : url, token);
  return {
    close() {
      room.off(RoomEvent.Disconnected, onLost);
      void room.disconnect();
    },
  };
}

const receivedIn = (room: Room): ReceivedOf =>
  new Map([...room.remoteParticipants.values()].map((person) => [person.identity, receivedOf(person)]));

function receivedOf(person: RemoteParticipant): Received {
  const shown = (source: Track.Source) => {
    const publication = person.getTrackPublication(source);
    return publication === undefined || publication.isMuted ? null : (publication.track?.mediaStreamTrack ?? null);
  };
  const [camera, screen] = [shown(Track.Source.Camera), shown(Track.Source.ScreenShare)];
  return { camera, screen, isSpeaking: person.isSpeaking };
}
