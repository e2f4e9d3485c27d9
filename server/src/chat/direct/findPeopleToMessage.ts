import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { teamsOfAccounts } from "../../space/index.ts";
import type { Inside } from "../../space/index.ts";
import { findPeople } from "../store/directStore.ts";

export interface CompanyNeeds {
  inside: Pick<Inside, "company">;
}

export const findPeopleToMessage: Handler<typeof operations.findPeopleToMessage, CompanyNeeds> = async (
  { inside },
  { query, accountId },
  { find, teamId },
) => {
  const teamIds = [...((await teamsOfAccounts(query, [accountId])).get(accountId) ?? [])];
  if (teamId !== undefined) {
    const asked = teamIds.filter((each) => each === teamId);
    return ok({ people: await findPeople(query, { accountId, teamIds: asked, near: [], find }) });
  }
  const near = inside.company(accountId).flatMap(({ others }) => others);
  return ok({ people: await findPeople(query, { accountId, teamIds, near, find }) });
};
