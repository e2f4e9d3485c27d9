import type { AccountId, Participant, Room, RoomId, SpaceRole, SpaceSnapshot } from "@atrium/contract";
import { canSeeRoom, needsRoomPassword, roomsInList } from "@atrium/rules";
import { isEqual } from "../people/keepEqual.ts";
import { occupantsOf } from "./occupantsOf.ts";

/** A face in a list. */
export interface FaceModel {
  accountId: AccountId;
  name: string;
  avatarUrl: string | null;
  avatarAppearance: string;
  palette: string;
}

/** A room in the panel. */
export interface RoomRowModel {
  roomId: RoomId;
  name: string;
  /** Its title and its description, in lines; empty without any. */
  about: string;
  type: Room["type"];
  isCurrent: boolean;
  isHidden: boolean;
  isBlocked: boolean;
  isFull: boolean;
  /** I would be asked for its password. */
  asksPassword: boolean;
  hasPassword: boolean;
  /** False for the room I am in and for one that is full. */
  mayEnter: boolean;
  /** Somebody is on its stage. */
  isLive: boolean;
  count: number;
  /** How many may be inside. */
  capacity: number;
  faces: readonly FaceModel[];
}

/** Who looks at a list of rooms. */
export interface Looker {
  currentRoomId: RoomId | null;
  myRole: SpaceRole;
}

/** The rooms that I see, in order. */
export function roomsInOrder(space: SpaceSnapshot, { currentRoomId, myRole }: Looker): readonly RoomId[] {
  const { room, folder } = space.records;
  return roomsInList(Object.values(room), Object.values(folder))
    .filter((each) => canSeeRoom(myRole, each, each.id === currentRoomId))
    .map(({ id }) => id);
}

/** One of them; null once it is gone. */
export function roomRow(space: SpaceSnapshot, roomId: RoomId, { currentRoomId, myRole }: Looker): RoomRowModel | null {
  const room = space.records.room[roomId];
  if (room === undefined) return null;
  const inside = occupantsOf(space.records.participant).get(roomId) ?? [];
  const isFull = inside.length >= room.capacity;
  const isCurrent = roomId === currentRoomId;
  return {
    roomId,
    name: room.name,
    about: [room.title, room.description].filter((words) => words !== "").join("\n"),
    type: room.type,
    isCurrent,
    isHidden: room.isHidden,
    isBlocked: room.blocked,
    isFull,
    hasPassword: room.hasPassword,
    asksPassword: needsRoomPassword(myRole, room),
    mayEnter: !isCurrent && !isFull,
    isLive: space.records.liveStage[roomId] !== undefined,
    count: inside.length,
    capacity: room.capacity,
    faces: inside.slice(0, 3).map(faceModel),
  };
}

export const allRows = (space: SpaceSnapshot, looker: Looker): readonly RoomRowModel[] =>
  roomsInOrder(space, looker).flatMap((roomId) => roomRow(space, roomId, looker) ?? []);

/** Whether two rows draw the same. */
export function isSameRow(before: RoomRowModel | null, now: RoomRowModel | null): boolean {
  if (before === null || now === null) return before === now;
  const { faces: facesBefore, ...restBefore } = before;
  const { faces, ...rest } = now;
  const areSame = faces.length === facesBefore.length && faces.every((face, at) => isSameFace(face, facesBefore[at]));
  return areSame && isEqual(restBefore, rest);
}

const isSameFace = (face: FaceModel, before: FaceModel | undefined): boolean =>
  before !== undefined && isEqual(face, before);

export function faceModel(person: Participant): FaceModel {
  const { accountId, name, avatarUrl, avatarAppearance, palette } = person;
  return { accountId, name, avatarUrl, avatarAppearance, palette };
}
