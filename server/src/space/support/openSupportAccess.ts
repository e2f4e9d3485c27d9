import { constants, must, ok, refuse } from "@atrium/contract";
import type { AccountId, operations, TeamId } from "@atrium/contract";
import { foldSlug } from "@atrium/rules";
import { findAccount, usePasskey } from "../../account/index.ts";
import { recordAudit, teamPeopleChanged, teamRoleOf } from "../../team/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { lockTeamOf } from "../access/findSpaceAs.ts";
import { memberRolesInTeam } from "../membershipStore.ts";
import { findSpaceBySlug } from "../spaceStore.ts";
import { tellPeople } from "../people/tellPeople.ts";
import type { PeopleNeeds } from "../people/tellPeople.ts";
import { accessesOf, keepAccess } from "./supportStore.ts";
import type { StaffNeeds } from "./staff.ts";

type Needs = PeopleNeeds & StaffNeeds & Parameters<typeof usePasskey>[0];

/**
 * Being signed in shows one thing that staff have, a passkey that is used here and now another. Of a
 * new one that is not true: whoever reads somebody's mail signs in by it and adds one of their own, or gives their own
 * account, whose passkey is old, that address.
 */
export const openSupportAccess: Handler<typeof operations.openSupportAccess, Needs> = async (needs, context, input) => {
  const { tx, accountId, caller, nowMs } = context;
  const account = must(await findAccount(tx, accountId), "a session has its account");
  if (!needs.isStaff(account)) return refuse("forbidden");
  const used = await usePasskey(needs, context, input.proof);
  if (!used.ok) return used;
  const sinceMs = Math.max(used.value.createdAt.getTime(), account.emailSince?.getTime() ?? 0);
  const isOld = nowMs - sinceMs >= constants.passkeys.supportsAfterMs;
  if (used.value.accountId !== accountId || !isOld) return refuse("passkeyRefused");
  const space = await findSpaceBySlug(tx, foldSlug(input.slug));
  if (space === null) return refuse("spaceNotFound");
  const { id: spaceId, teamId } = space;
  await lockTeamOf(tx, spaceId);
  if (await hasPlace(tx, teamId, accountId)) return refuse("userIsMemberAlready");
  const { reason, minutes } = input;
  await keepAccess(tx, { spaceId, accountId, reason, minutes });
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "supportOpened", spaceId, reason, minutes });
  const open = await accessesOf(tx, accountId);
  const access = must(
    open.find((each) => each.spaceId === spaceId),
    "it was just opened",
  );
  const told = [...tellPeople(needs.bus, spaceId, [accountId]), () => needs.bus.publish(teamPeopleChanged, { teamId })];
  return ok({ access }, told);
};

/** Whether somebody belongs to the team or to any of its spaces: an access would change their own role in the team. */
async function hasPlace(tx: Transaction, teamId: TeamId, accountId: AccountId): Promise<boolean> {
  if ((await teamRoleOf(tx, teamId, accountId)) !== null) return true;
  const roles = [...(await memberRolesInTeam(tx, teamId, accountId)).values()];
  return roles.some((role) => role !== "SUPPORT");
}
