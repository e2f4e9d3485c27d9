import type { AccountId, Participant, SpaceRecords } from "@atrium/contract";
import { becomes, pageAgain, spotlightAgain } from "@atrium/rules";
import type { ReadRecords } from "@atrium/rules";
import { heldChange } from "./newcomers.ts";
import type { OpenRoom } from "./roomSet.ts";

interface Arriving {
  inSpace: ReadRecords<SpaceRecords>;
  accountId: AccountId;
}

/** Somebody has entered a room: whoever had a part on its stage before a restart has it again. Returns whether they wait. */
export function arriveIn(open: OpenRoom, who: Arriving, nowMs: number): Pick<Participant, "heldSinceMs"> {
  const held = heldChange(open, who, nowMs);
  const missed = open.heldPlaces.takeMissed(who.accountId);
  const room = who.inSpace.get("room", open.actor.roomId);
  if (missed === null || room?.type !== "stage" || typeof held.heldSinceMs === "number") return held;
  const { state, sinceMs, byName, question, iframeUrl = null } = missed;
  const scene = { room, inSpace: who.inSpace, inRoom: open.actor.records };
  open.actor.change([becomes(scene, who.accountId, { state, nowMs: sinceMs, byName, question })]);
  open.actor.change(pageAgain(scene, who.accountId, iframeUrl));
  if (missed.isSpotlit === true) open.actor.change(spotlightAgain(open.actor.records, who.accountId));
  open.heldPlaces.watch();
  return held;
}
