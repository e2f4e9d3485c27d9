import type { AccountId, ConnectionId, Emotion, MediaAccess, Room, RoomId, RoomSnapshot } from "@atrium/contract";
import type { SpaceId, SpaceRole } from "@atrium/contract";

/** A room with how many people are in it now. */
export interface OccupiedRoom extends Room {
  online: number;
}

/** Somebody connected to a space that lives on this node. */
export interface PresentPerson {
  name: string;
  role: SpaceRole;
  roomId: RoomId | null;
  connectionId: ConnectionId;
}

interface EnteredRoom {
  snapshot: RoomSnapshot;
  media: MediaAccess;
}

/** What others in a room see of what somebody sends. */
interface SentMedia {
  audioMuted?: boolean | undefined;
  videoMuted?: boolean | undefined;
}

/** People in rooms, as the live part of the program knows them. Changes happen at once and are told to everybody. */
export interface LivePeople {
  /** Null when somebody is not in the space, or is and has lost their connection. */
  find(spaceId: SpaceId, accountId: AccountId): PresentPerson | null;
  /** Somebody in the space, those awaited back included: their media may still be there. */
  findOrAwaited(spaceId: SpaceId, accountId: AccountId): PresentPerson | null;
  /** The rooms of a space that is live here, all of them. */
  roomsOf(spaceId: SpaceId): readonly OccupiedRoom[];
  /** Puts a connected person into a room, out of the one before. Null when the room is full or the person is gone. */
  enterRoom(spaceId: SpaceId, accountId: AccountId, roomId: RoomId): Promise<EnteredRoom | null>;
  showEmotion(spaceId: SpaceId, accountId: AccountId, emotion: Emotion): void;
  setMegaphone(spaceId: SpaceId, accountId: AccountId, on: boolean): void;
  setSent(spaceId: SpaceId, accountId: AccountId, sent: SentMedia): void;
  /** Turns somebody's microphone or camera off, for others, for themselves and at the media server. */
  forceMute(spaceId: SpaceId, accountId: AccountId, mute: { audio: boolean; video: boolean; byName: string }): void;
}
