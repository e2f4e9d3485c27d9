import type { AccountId, Effect, TeamId } from "@atrium/contract";
import { accessChanged, lockSession } from "../../account/index.ts";
import type { CallContext } from "../../platform/calls/context.ts";
import { teamPlaces } from "../../space/index.ts";
import { lockTeam, recordAudit, setTeamStanding, teamPeopleChanged, teamRoleOf } from "../../team/index.ts";
import type { SsoNeeds } from "../ssoNeeds.ts";

/** Makes somebody a member of the team whose provider vouches for them; a higher role stays. */
export async function joinBySso(
  { bus }: Pick<SsoNeeds, "bus">,
  { tx, caller, nowMs }: CallContext,
  at: { teamId: TeamId; accountId: AccountId },
): Promise<Effect[]> {
  const { teamId, accountId } = at;
  // Another session opens instead of this one, so it ends in this transaction.
  if (caller.sessionId !== null) await lockSession(tx, caller.sessionId);
  await lockTeam(tx, teamId);
  const own = await teamRoleOf(tx, teamId, accountId);
  if (own === "ADMIN" || own === "MEMBER") return [];
  await setTeamStanding(tx, { ...at, role: "MEMBER" }, nowMs);
  await teamPlaces.makeMember(tx, teamId, accountId);
  await recordAudit(tx, { teamId, caller: { ...caller, accountId }, nowMs }, { action: "joinedBySso" });
  const inSpaces = await teamPlaces.tell(tx, bus, { teamId, people: [accountId] });
  return [
    ...inSpaces,
    () => bus.publish(accessChanged, { accountId }),
    () => bus.publish(teamPeopleChanged, { teamId }),
  ];
}
