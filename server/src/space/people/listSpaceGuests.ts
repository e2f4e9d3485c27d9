import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { findPeople } from "./peopleStore.ts";

export const listSpaceGuests: Handler<typeof operations.listSpaceGuests> = async (
  _needs,
  { query, subject },
  { spaceId, find, cursor },
) => {
  const seesEmails = may("space.manageMembers", { role: subject.role });
  const search = { spaceId, kind: "guests", find, findsEmails: seesEmails, after: cursor } as const;
  const { people, nextCursor } = await findPeople(query, search);
  const guests = people.map(({ role: _guest, email, addedAt, ...look }) => ({
    ...look,
    email: seesEmails ? email : null,
    addedAt: addedAt.toISOString(),
    isTemporary: email === null,
  }));
  return ok({ guests, nextCursor });
};
