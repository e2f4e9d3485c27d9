import type { Participant, PersonStatus } from "@atrium/contract";
import { decided } from "../../live/decision.ts";
import type { RoomRule } from "../../live/decision.ts";
import { turnedDown } from "../invitations.ts";

/** Announces nothing if nothing changes. Do not disturb declines all open invitations. */
export const decideSetOwnStatus: RoomRule<{ status: PersonStatus }> = ({ inSpace }, { participant }, { status }) => {
  if (personStatus(participant) === status) return decided();
  const changes = { dontDisturb: status === "dontDisturb", steppedOut: status === "steppedOut" };
  const { accountId } = participant;
  const over = status === "dontDisturb" ? turnedDown(inSpace, accountId) : [];
  return decided({ patches: [{ type: "merge", kind: "participant", id: accountId, changes }, ...over] });
};

/** Somebody's current status. */
export function personStatus({
  dontDisturb,
  steppedOut,
}: Pick<Participant, "dontDisturb" | "steppedOut">): PersonStatus {
  if (dontDisturb) return "dontDisturb";
  return steppedOut === true ? "steppedOut" : "available";
}
