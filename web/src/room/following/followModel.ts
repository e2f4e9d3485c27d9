import type { RoomId } from "@atrium/contract";
import type { LiveState } from "../../live/index.ts";
import { faceModel, type FaceModel } from "../panel/roomsPanelModel.ts";

/** Whom I follow. */
export interface Leader {
  person: FaceModel;
  /** Null where I may not know it, or between two rooms. */
  roomId: RoomId | null;
  /** Null where I am in it too, or may not know it. */
  roomName: string | null;
}

/** Null where I follow nobody. */
export function leaderOf({ space, room, selfId }: LiveState): Leader | null {
  const { participant = {} } = space?.records ?? {};
  const followed = selfId === null ? null : (participant[selfId]?.followsAccountId ?? null);
  const person = followed === null ? undefined : participant[followed];
  if (person === undefined) return null;
  const { roomId } = person;
  const isHere = roomId === room?.room.id;
  const roomName = roomId === null || isHere ? null : (space?.records.room[roomId]?.name ?? null);
  return { person: faceModel(person), roomId, roomName };
}

export const followersOf = ({ space, selfId }: LiveState): readonly FaceModel[] =>
  selfId === null
    ? []
    : Object.values(space?.records.participant ?? {})
        .filter(({ followsAccountId }) => followsAccountId === selfId)
        .map(faceModel);

/**
 * Whether I entered a room by my own choice. `wished`: the rooms I followed them to since we were together; while
 * they are between two rooms nothing is known yet.
 */
export const isOwnWay = (here: RoomId, leaderRoomId: RoomId | null, wished: ReadonlySet<RoomId>): boolean =>
  leaderRoomId !== null && here !== leaderRoomId && !wished.has(here);
