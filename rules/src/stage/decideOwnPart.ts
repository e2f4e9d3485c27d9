import { constants, refuse } from "@atrium/contract";
import type { AccountId, RoomPatch } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { RoomRule } from "../live/decision.ts";
import { isHost } from "../permissions/principals.ts";
import { becomes, handsUp, isFull, partGone, partOf, steppedDown } from "./stageParts.ts";

interface At {
  nowMs: number;
}
interface Asked {
  question?: string | undefined;
}

/** Somebody who has a part keeps it: a raised hand keeps its turn, however many are up, and may get another question. */
export const decideRaiseHand: RoomRule<At & Asked, "invalidRoomType" | "roomCapacityReached"> = (
  scene,
  { member: { accountId } },
  { nowMs, question },
) => {
  if (scene.room.type !== "stage") return refuse("invalidRoomType");
  const part = partOf(scene.inRoom, accountId);
  if (part !== null) return decided({ patches: part.state === "hand" ? asksAnew(accountId, question) : [] });
  if (handsUp(scene.inRoom) >= constants.stage.handsAtOnce) return refuse("roomCapacityReached");
  return decided({ patches: [becomes(scene, accountId, { state: "hand", nowMs, question })] });
};

const asksAnew = (id: AccountId, question: string | undefined): RoomPatch[] =>
  question === undefined ? [] : [{ type: "merge", kind: "stagePart", id, changes: { question } }];

/** Presenters keep their place: stepping down is a separate action. */
export const decideLowerHand: RoomRule<object, "invalidRoomType"> = ({ room, inRoom }, { member: { accountId } }) => {
  if (room.type !== "stage") return refuse("invalidRoomType");
  const part = partOf(inRoom, accountId);
  return decided({ patches: part === null || part.state === "on" ? [] : [partGone(accountId)] });
};

/** An expired place does not count, even if nobody has cleared it yet. */
export const decideGoOnStage: RoomRule<At, "invalidRoomType" | "stageIsFull" | "forbidden"> = (
  scene,
  { participant: { role }, member: { accountId } },
  { nowMs },
) => {
  if (scene.room.type !== "stage") return refuse("invalidRoomType");
  const part = partOf(scene.inRoom, accountId);
  if (part?.state === "on") return decided();
  if (isHost(role)) {
    if ((part === null || part.state === "hand") && isFull(scene.inRoom)) return refuse("stageIsFull");
    return decided({ patches: [becomes(scene, accountId, { state: "on", nowMs })], asks: [{ ask: "checkMedia" }] });
  }
  if (part?.state === "ready") return decided();
  const isKept = part !== null && part.heldUntilMs !== null && part.heldUntilMs > nowMs;
  if (!isKept) return refuse("forbidden");
  const { byName, question } = part;
  return decided({ patches: [becomes(scene, accountId, { state: "ready", nowMs, byName, question })] });
};

export const decideLeaveStage: RoomRule<object, "invalidRoomType" | "alreadyNotOnStage"> = (
  { room, inRoom },
  { member: { accountId } },
) => {
  if (room.type !== "stage") return refuse("invalidRoomType");
  if (partOf(inRoom, accountId)?.state !== "on") return refuse("alreadyNotOnStage");
  return decided({ patches: steppedDown(accountId), asks: [{ ask: "checkMedia" }] });
};
