import type { AccountId, Participant, Room, RoomId, SpaceRole, SpaceSnapshot } from "@atrium/contract";
import { canSeeRoom, needsRoomPassword, spaceOf } from "@atrium/rules";
import type { Outcome } from "../roomPort.ts";

/** A face in a list. */
export interface FaceModel {
  accountId: AccountId;
  name: string;
  avatarUrl: string | null;
  avatarAppearance: string;
  palette: string;
}

/** A room in the panel. `enter` is null for the room I am in and for rooms I may not enter. */
export interface RoomRowModel {
  roomId: RoomId;
  name: string;
  type: Room["type"];
  isCurrent: boolean;
  isHidden: boolean;
  isBlocked: boolean;
  isFull: boolean;
  /** I would be asked for its password. */
  asksPassword: boolean;
  hasPassword: boolean;
  count: number;
  faces: readonly FaceModel[];
  enter: ((password?: string) => Promise<Outcome>) | null;
}

export interface RoomsPanelModel {
  spaceName: string;
  logoUrl: string | null;
  onlineCount: number;
  rooms: readonly RoomRowModel[];
}

/** Goes into a room. */
export type EnterRoom = (roomId: RoomId, password?: string) => Promise<Outcome>;

export interface RoomsPanelInput {
  space: SpaceSnapshot;
  currentRoomId: RoomId | null;
  myRole: SpaceRole;
}

export function roomsPanelModel(
  { space, currentRoomId, myRole }: RoomsPanelInput,
  enterRoom: EnterRoom,
): RoomsPanelModel {
  const people = Object.values(space.records.participant);
  const rooms = Object.values(space.records.room)
    .filter((room) => canSeeRoom(myRole, room, room.id === currentRoomId))
    .toSorted((a, b) => a.position - b.position)
    .map((room) => {
      const inside = people.filter((person) => person.roomId === room.id);
      return roomRow(room, inside, { isCurrent: room.id === currentRoomId, myRole, enterRoom });
    });
  const { name, logoUrl } = spaceOf(space);
  return { spaceName: name, logoUrl, onlineCount: people.length, rooms };
}

function roomRow(
  room: Room,
  inside: readonly Participant[],
  on: { isCurrent: boolean; myRole: SpaceRole; enterRoom: EnterRoom },
): RoomRowModel {
  const isFull = inside.length >= room.capacity;
  const mayEnter = !on.isCurrent && !isFull;
  return {
    roomId: room.id,
    name: room.name,
    type: room.type,
    isCurrent: on.isCurrent,
    isHidden: room.isHidden,
    isBlocked: room.blocked,
    isFull,
    hasPassword: room.hasPassword,
    asksPassword: needsRoomPassword(on.myRole, room),
    count: inside.length,
    faces: inside.slice(0, 3).map(faceModel),
    enter: mayEnter ? (password) => on.enterRoom(room.id, password) : null,
  };
}

export function faceModel(person: Participant): FaceModel {
  const { accountId, name, avatarUrl, avatarAppearance, palette } = person;
  return { accountId, name, avatarUrl, avatarAppearance, palette };
}
