import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { ownTeamsOf } from "../../space/index.ts";
import type { Inside } from "../../space/index.ts";
import { findPeople } from "../store/directStore.ts";

export interface CompanyNeeds {
  inside: Pick<Inside, "company">;
}

/** Nobody is shown to whoever may not write to them, as to support staff. */
export const findPeopleToMessage: Handler<typeof operations.findPeopleToMessage, CompanyNeeds> = async (
  { inside },
  { query, accountId },
  { find, teamId },
) => {
  const teamIds = [...((await ownTeamsOf(query, [accountId])).get(accountId) ?? [])];
  if (teamId !== undefined) {
    const asked = teamIds.filter((each) => each === teamId);
    return ok({ people: await findPeople(query, { accountId, teamIds: asked, near: [], find }) });
  }
  const near = inside.company(accountId).flatMap(({ role, others }) => (may("chat.direct", { role }) ? others : []));
  return ok({ people: await findPeople(query, { accountId, teamIds, near, find }) });
};
