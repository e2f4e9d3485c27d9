import type { Participant, PersonStatus } from "@atrium/contract";
import { decided } from "../../live/decision.ts";
import type { RoomRule } from "../../live/decision.ts";

/** Nothing is told where nothing changes. */
export const decideSetOwnStatus: RoomRule<{ status: PersonStatus }> = (_scene, { participant }, { status }) => {
  if (personStatus(participant) === status) return decided();
  const changes = { dontDisturb: status === "dontDisturb", steppedOut: status === "steppedOut" };
  return decided({ patches: [{ type: "merge", kind: "participant", id: participant.accountId, changes }] });
};

/** What somebody says of their time now. */
export function personStatus({
  dontDisturb,
  steppedOut,
}: Pick<Participant, "dontDisturb" | "steppedOut">): PersonStatus {
  if (dontDisturb) return "dontDisturb";
  return steppedOut === true ? "steppedOut" : "available";
}
