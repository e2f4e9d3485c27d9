import type { AccountId, Locale, operations } from "@atrium/contract";
import { ok } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { makeSpace } from "./makeSpace.ts";
import type { SpaceRooms } from "./spaceRooms.ts";

export interface CreateSpaceNeeds {
  rooms: SpaceRooms;
  localeOf(query: Query, accountId: AccountId): Promise<Locale>;
}

export const createSpace: Handler<typeof operations.createSpace, CreateSpaceNeeds> = async (needs, context, input) => {
  const makerId = context.accountId;
  const made = await makeSpace(needs.rooms, context.tx, {
    ...input,
    slug: input.slug,
    template: input.template,
    makerId,
    locale: await needs.localeOf(context.tx, makerId),
    nowMs: context.nowMs,
  });
  return made.ok ? ok(made.value) : made;
};
