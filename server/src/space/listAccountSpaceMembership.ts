import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { spaceRole } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { tiesOfAccount } from "./access/tiesOfAccount.ts";

const PAGE = 100;

export const listAccountSpaceMembership: Handler<typeof operations.listAccountSpaceMembership> = async (
  _needs,
  { query, accountId },
  { cursor },
) => {
  // One more than is shown tells whether there is another page.
  const found = await tiesOfAccount(query, accountId, { after: cursor, count: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const memberships = page.flatMap(({ teamRole, memberRole, isPrivate, isOpenToTeam, ...space }) => {
    const role = spaceRole({ teamRole, memberRole, isPrivate, isOpenToTeam });
    return role === null ? [] : [{ ...space, role }];
  });
  return ok({ memberships, nextCursor: found.length > PAGE ? (page.at(-1)?.spaceId ?? null) : null });
};
