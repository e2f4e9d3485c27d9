import { ok, refuse } from "@atrium/contract";
import type { operations, RoomId, SpaceRole } from "@atrium/contract";
import { isHost, joinBalance, may, needsRoomPassword } from "@atrium/rules";
import type { ReadContext } from "../../platform/calls/context.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { guessPassword } from "../../space/index.ts";
import { findRoom } from "../roomStore.ts";
import type { OccupiedRoom } from "./livePeople.ts";
import type { PeopleNeeds } from "./placeOf.ts";

/** A member who rejoins (after a lost connection, or for a fresh media token) is not asked for a password again. */
export const joinRoom: Handler<typeof operations.joinRoom, PeopleNeeds> = async (needs, context, input) => {
  const { spaceId } = input;
  const { accountId } = context;
  const person = needs.people.find(spaceId, accountId);
  if (person === null) return refuse("notConnectedToSpace");
  const rooms = needs.people.roomsOf(spaceId);
  const room =
    input.roomId === undefined ? balanced(rooms, person.role) : rooms.find((each) => each.id === input.roomId);
  if (room === null) return refuse("noMorePublicRooms");
  if (room === undefined) return refuse("roomNotFound");
  if (person.roomId !== room.id) {
    const { role } = person;
    if (room.blocked && !may("room.seeBlocked", { role })) return refuse("roomIsBlocked");
    if (room.isHidden && !may("room.seeHidden", { role })) return refuse("roomIsHidden");
    const refused = needsRoomPassword(role, room)
      ? await checkPassword(context, { roomId: room.id, role }, input.password)
      : null;
    if (refused !== null) return refused;
  }
  const entered = await needs.people.enterRoom(spaceId, accountId, room.id);
  if (entered === null) return refuse("roomCapacityReached");
  return ok({ room: { room, ...entered } });
};

function balanced(rooms: readonly OccupiedRoom[], role: SpaceRole): OccupiedRoom | null {
  const seen = rooms.filter((room) => !room.blocked || may("room.seeBlocked", { role }));
  return joinBalance(seen, isHost(role));
}

async function checkPassword(
  context: ReadContext,
  { roomId, role }: { roomId: RoomId; role: SpaceRole },
  given: string | undefined,
) {
  if (given === undefined) return refuse("invalidPassword");
  const stored = (await findRoom(context.query, roomId))?.passwordHash ?? null;
  if (stored === null) return null;
  const guess = await guessPassword(context, { target: roomId, given, stored, role });
  if (guess.outcome === "tooOften") return refuse("tooOftenAttempts", { retryAfterMs: guess.retryAfterMs });
  return guess.outcome === "right" ? null : refuse("invalidPassword");
}
