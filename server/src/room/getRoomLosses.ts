import { ok } from "@atrium/contract";
import type { operations, RoomId } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { Query } from "../platform/database/database.ts";
import type { PeopleInside } from "../space/index.ts";

export interface GetRoomLossesNeeds {
  peopleInside: Pick<PeopleInside, "countIn">;
  countMessages: (query: Query, of: { roomId: RoomId }) => Promise<number>;
}

export const getRoomLosses: Handler<typeof operations.getRoomLosses, GetRoomLossesNeeds> = async (
  { peopleInside, countMessages },
  { query, subject: { room } },
  { roomId },
) => ok({ people: peopleInside.countIn(room.spaceId, roomId), messages: await countMessages(query, { roomId }) });
