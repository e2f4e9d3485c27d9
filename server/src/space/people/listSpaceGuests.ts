import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { findPeople } from "./peopleStore.ts";

export const listSpaceGuests: Handler<typeof operations.listSpaceGuests> = async (
  _needs,
  { query, subject },
  { spaceId, cursor },
) => {
  const seesEmails = may("space.manageMembers", { role: subject.role });
  const { people, nextCursor } = await findPeople(query, { spaceId, kind: "guests", after: cursor });
  const guests = people.map(({ role: _guest, email, addedAt, ...look }) => ({
    ...look,
    email: seesEmails ? email : null,
    addedAt: addedAt.toISOString(),
    isTemporary: email === null,
  }));
  return ok({ guests, nextCursor });
};
