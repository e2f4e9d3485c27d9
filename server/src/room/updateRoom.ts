import { ok, refuse } from "@atrium/contract";
import type { operations, RoomId } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { outside } from "../platform/calls/outsideWork.ts";
import { hashPassword } from "../platform/passwords.ts";
import { reviseSpace } from "../space/index.ts";
import type { RoomNewsNeeds } from "./createRoom.ts";
import { changeRoom, roomsOfSpace, toRoom } from "./roomStore.ts";
import type { RoomRow } from "./roomStore.ts";

export const updateRoom: Handler<typeof operations.updateRoom, RoomNewsNeeds> = async ({ bus }, context, input) => {
  const { tx, subject } = context;
  const { roomId, password, ...changes } = input;
  const spaceId = subject.space.id;
  if (typeof password === "string" && isLastOpen(await roomsOfSpace(tx, spaceId), subject.room))
    return refuse("noMorePublicRooms");
  const passwordHash = typeof password === "string" ? await hashOf(roomId, password) : password;
  const row = await changeRoom(tx, subject.room, { ...changes, passwordHash });
  const room = toRoom(row);
  if (row === subject.room) return ok({ room });
  const patch = { type: "put", kind: "room", id: roomId, record: room } as const;
  return ok({ room }, [await reviseSpace(tx, { bus, spaceId }, [patch])]);
};

/** Made outside of the transaction: it takes 20 ms of a core. */
const hashOf = (roomId: RoomId, password: string): Promise<string> =>
  outside(`hash for ${roomId}`, () => hashPassword(password));

/** A space whose every room asks for something has nowhere to send a newcomer. */
function isLastOpen(rooms: readonly RoomRow[], room: RoomRow): boolean {
  return rooms.every((each) => each.id === room.id || each.isHidden || each.blocked || each.passwordHash !== null);
}
