import type { AccountId, Effect, SpaceId } from "@atrium/contract";
import { accessChanged } from "../account/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { CallContext } from "../platform/calls/context.ts";
import { spaceIdsOfTeams, teamPlaces } from "../space/index.ts";
import {
  forgetRemoval,
  recordArrival,
  recordAudit,
  setTeamStanding,
  teamPeopleChanged,
  teamRoleOf,
} from "../team/index.ts";
import { changeInvitation } from "./invitationStore.ts";
import type { InvitationRow } from "./invitationStore.ts";
import { noteOpened } from "./openedLinks.ts";
import { spaceInvitationsChanged } from "./topics.ts";

/** Grants what an invitation promises; the higher of two roles stays. The invitation is locked and open. */
export async function join(
  { tx, bus, caller, nowMs }: Pick<CallContext, "tx" | "caller" | "nowMs"> & { bus: Bus },
  invitation: InvitationRow,
  accountId: AccountId,
): Promise<Effect[]> {
  const { id, teamId, kind, role, usesLeft, usedCount, spaceId, createdBy, createdAt } = invitation;
  const at = { teamId, accountId };
  const own = await teamRoleOf(tx, teamId, accountId);
  const isNew = own === null && !(await teamPlaces.spacesOf(tx, teamId, [accountId])).has(accountId);
  const wasMember = own === "ADMIN" || own === "MEMBER";
  if (kind === "teamMember") {
    if (!wasMember || role === "ADMIN") await setTeamStanding(tx, { ...at, role }, nowMs);
    if (!wasMember) await teamPlaces.makeMember(tx, teamId, accountId);
  } else if (kind === "teamGuest" && own === null) await setTeamStanding(tx, { ...at, role: "GUEST" }, nowMs);
  const there = new Set<SpaceId>(await spaceIdsOfTeams(tx, [teamId]));
  const spaceIds = invitation.spaceIds.filter((spaceId) => there.has(spaceId));
  const as = kind === "teamMember" || wasMember ? "SPACE_MEMBER" : "SPACE_GUEST";
  await forgetRemoval(tx, at);
  await teamPlaces.add(tx, accountId, { spaceIds, as, invitationId: id, nowMs });
  await noteOpened(tx, invitation, { accountId, nowMs });
  await changeInvitation(tx, id, { usedCount: usedCount + 1, usesLeft: usesLeft === null ? null : usesLeft - 1 });
  if (isNew)
    await recordArrival(tx, { ...at, isByLink: invitation.email === null, invitedBy: createdBy, madeAt: createdAt });
  await recordAudit(tx, { teamId, caller: { ...caller, accountId }, nowMs }, { action: "invitationAccepted", role });
  const inSpaces = await teamPlaces.tell(tx, bus, { teamId, people: [accountId] });
  return [
    ...inSpaces,
    () => bus.publish(accessChanged, { accountId }),
    () => bus.publish(teamPeopleChanged, { teamId }),
    ...(spaceId === null ? [] : [() => bus.publish(spaceInvitationsChanged, { spaceId })]),
  ];
}
