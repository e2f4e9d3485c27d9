import { must, ok, refuse } from "@atrium/contract";
import type { AccountId, DirectPerson, SpaceRole } from "@atrium/contract";
import { may, strongest } from "@atrium/rules";
import { findAccount } from "../../account/index.ts";
import type { Query } from "../../platform/database/database.ts";
import type { Resolvers } from "../../platform/calls/subjects.ts";
import { ownTeamsOf, rolesInTeam, teamsOfAccounts } from "../../space/index.ts";
import type { Inside } from "../../space/index.ts";
import { directPlace } from "../store/chatPlace.ts";
import { findChat } from "../store/chatStore.ts";
import { authorOf, deletedPerson } from "../store/directStore.ts";

declare module "../../platform/calls/context.ts" {
  interface Subjects {
    /** `mayWrite` is false once the two no longer share a team or space, or one of them is gone: what they wrote stays readable. */
    person: { person: DirectPerson; mayWrite: boolean };
  }
}

/** Somebody the caller can write to: in one of the caller's teams, inside a space with them, or with an existing chat. */
export const personSubject = (inside: Pick<Inside, "company">): Resolvers<"person"> => ({
  person: {
    async find({ query, caller, id }) {
      const accountId = must(caller.accountId, "the guard asks for a session");
      const otherId = id as AccountId;
      if (otherId === accountId) return refuse("chatNotFound");
      const found = await findAccount(query, otherId);
      const person = found === null ? deletedPerson(otherId) : authorOf(found);
      const role = found === null ? null : await roleBeside(inside, query, { accountId, otherId });
      const asker = { role: role ?? ("PUBLIC_GUEST" as const) };
      if (role !== null) return ok({ subject: { person, mayWrite: may("chat.direct", { role }) }, asker, place: null });
      const chat = await findChat(query, directPlace(accountId, otherId));
      if (chat === null || chat.lastPosition === 0) return refuse("chatNotFound");
      return ok({ subject: { person, mayWrite: false }, asker, place: null });
    },
  },
});

/** The caller's highest role wherever both are; null if they share nothing. Nobody writes to support staff for being that. */
async function roleBeside(
  inside: Pick<Inside, "company">,
  query: Query,
  { accountId, otherId }: { accountId: AccountId; otherId: AccountId },
): Promise<SpaceRole | null> {
  const near = inside.company(accountId).filter(({ others }) => others.includes(otherId));
  const roles = near.map(({ role }) => role);
  const theirs = (await ownTeamsOf(query, [otherId])).get(otherId);
  for (const teamId of (await teamsOfAccounts(query, [accountId])).get(accountId) ?? []) {
    if (theirs?.has(teamId) !== true) continue;
    const role = (await rolesInTeam(query, [accountId], teamId)).get(accountId);
    if (role !== undefined) roles.push(role);
  }
  return strongest(roles);
}
