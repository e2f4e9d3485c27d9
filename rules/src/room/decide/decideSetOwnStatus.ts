import type { Participant, PersonStatus } from "@atrium/contract";
import { decided } from "../../live/decision.ts";
import type { RoomRule } from "../../live/decision.ts";
import { turnedDown } from "../invitations.ts";

/** Nothing is told where nothing changes. Who does not want to be disturbed answers nobody who asks them over. */
export const decideSetOwnStatus: RoomRule<{ status: PersonStatus }> = ({ inSpace }, { participant }, { status }) => {
  if (personStatus(participant) === status) return decided();
  const changes = { dontDisturb: status === "dontDisturb", steppedOut: status === "steppedOut" };
  const { accountId } = participant;
  const over = status === "dontDisturb" ? turnedDown(inSpace, accountId) : [];
  return decided({ patches: [{ type: "merge", kind: "participant", id: accountId, changes }, ...over] });
};

/** What somebody says of their time now. */
export function personStatus({
  dontDisturb,
  steppedOut,
}: Pick<Participant, "dontDisturb" | "steppedOut">): PersonStatus {
  if (dontDisturb) return "dontDisturb";
  return steppedOut === true ? "steppedOut" : "available";
}
