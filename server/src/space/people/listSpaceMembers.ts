import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { findPeople } from "./peopleStore.ts";

export const listSpaceMembers: Handler<typeof operations.listSpaceMembers> = async (
  _needs,
  { query, subject },
  { spaceId, find, cursor },
) => {
  const seesEmails = may("space.manageMembers", { role: subject.role });
  const search = { spaceId, kind: "members", find, findsEmails: seesEmails, after: cursor } as const;
  const { people, nextCursor } = await findPeople(query, search);
  const members = people.map(({ role, email, addedAt, ...look }) => ({
    ...look,
    email: seesEmails ? email : null,
    addedAt: addedAt.toISOString(),
    role: role === "SPACE_GUEST" ? ("SPACE_MEMBER" as const) : role,
  }));
  return ok({ members, nextCursor });
};
