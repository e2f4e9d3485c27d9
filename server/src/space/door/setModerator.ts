import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { isAdmin } from "@atrium/rules";
import type { Bus } from "../../platform/bus.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit, teamRoleOf } from "../../team/index.ts";
import { roleOf } from "../access/roleOf.ts";
import { addMember } from "../membershipStore.ts";
import { spaceChanged } from "../topics.ts";
import type { LiveDoor } from "./liveDoor.ts";

/** A former host stays in the space: as a member if they are in the team, otherwise as a guest. */
export const setModerator: Handler<typeof operations.setModerator, { door: LiveDoor; bus: Bus }> = async (
  { door, bus },
  { tx, caller, nowMs, subject: { space } },
  { spaceId, accountId, isModerator },
) => {
  // The live space may not know yet of a removal or a changed role.
  const theirs = door.isInside(spaceId, accountId) ? await roleOf(tx, accountId, spaceId) : null;
  if (theirs === null) return refuse("participantNotFound");
  if (isAdmin(theirs) || theirs === "SUPPORT") return refuse("forbidden");
  if ((theirs === "SPACE_MODERATOR") === isModerator) return ok({});
  const isOfTeam = (await teamRoleOf(tx, space.teamId, accountId)) === "MEMBER";
  const role = isModerator ? "SPACE_MODERATOR" : isOfTeam ? "SPACE_MEMBER" : "SPACE_GUEST";
  await addMember(tx, { spaceId, accountId, role }, nowMs);
  const action = isModerator ? "moderatorMade" : "moderatorEnded";
  await recordAudit(tx, { teamId: space.teamId, caller, nowMs }, { action, accountId, spaceId });
  return ok({}, [() => bus.publish(spaceChanged, { spaceId, people: [accountId] })]);
};
