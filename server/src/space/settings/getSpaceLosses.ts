import { ok } from "@atrium/contract";
import type { operations, SpaceId } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { Query } from "../../platform/database/database.ts";
import { countPeople } from "../people/peopleStore.ts";
import type { PeopleInside } from "../peopleInside.ts";
import type { SpaceRooms } from "../spaceRooms.ts";

export interface GetSpaceLossesNeeds {
  rooms: SpaceRooms;
  peopleInside: Pick<PeopleInside, "onlineCount">;
  countMessages: (query: Query, of: { spaceId: SpaceId }) => Promise<number>;
}

export const getSpaceLosses: Handler<typeof operations.getSpaceLosses, GetSpaceLossesNeeds> = async (
  { rooms, peopleInside, countMessages },
  { query },
  { spaceId },
) => {
  const ofSpace = (await rooms.roomsOf(query, [spaceId])).get(spaceId) ?? [];
  return ok({
    people: peopleInside.onlineCount(spaceId),
    rooms: ofSpace.length,
    ...(await countPeople(query, spaceId)),
    messages: await countMessages(query, { spaceId }),
  });
};
