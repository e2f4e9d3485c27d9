import type { MediaAccess, Plan, RecorderTold, RoomId, SpaceId } from "@atrium/contract";

/** A room as its recorder sees it. */
export interface RecordedRoom {
  /** Its name at the media server, which may change. */
  mediaRoom: string;
  plan: Plan;
  shown: NonNullable<RecorderTold["room"]>;
}

/** The rooms that live on this node, from the live part of the program. */
export interface RecordedRooms {
  /** Null if nobody is in it. */
  find(spaceId: SpaceId, roomId: RoomId): RecordedRoom | null;
  /** Receive-only, invisible to everybody. */
  access(mediaRoom: string, identity: string): Promise<MediaAccess>;
  leave(mediaRoom: string, identity: string): Promise<void>;
}
