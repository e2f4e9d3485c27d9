import type { AccountId, Effect, SpaceId } from "@atrium/contract";
import { accessChanged } from "../../account/index.ts";
import type { Bus } from "../../platform/bus.ts";
import { spaceChanged } from "../topics.ts";

export interface PeopleNeeds {
  bus: Bus;
}

/** Notifies the space, and the people whose roles changed: their own pages may show more, or less. */
export const tellPeople = (bus: Bus, spaceId: SpaceId, accountIds: readonly AccountId[]): Effect[] => [
  () => bus.publish(spaceChanged, { spaceId, people: accountIds }),
  ...accountIds.map((accountId) => () => bus.publish(accessChanged, { accountId })),
];
