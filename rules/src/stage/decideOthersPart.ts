import { refuse } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { Decision, RoomRule, RoomScene, RoomSelf } from "../live/decision.ts";
import { may } from "../permissions/may.ts";
import { outranks } from "../permissions/principals.ts";
import { becomes, isFull, partGone, partOf, steppedDown } from "./stageParts.ts";

interface About {
  accountId: AccountId;
  nowMs: number;
}
type Keeping = Decision<"invalidRoomType" | "participantNotFound" | "stageIsFull">;

/** Another host may have answered first, or they have lowered their hand: then nothing changes. */
export const decideRejectHand: RoomRule<About, "invalidRoomType"> = ({ room, inRoom }, self, { accountId }) => {
  if (room.type !== "stage") return refuse("invalidRoomType");
  const part = partOf(inRoom, accountId);
  if (part === null || part.state === "on") return decided();
  return decided({
    patches: [partGone(accountId)],
    events: [{ to: accountId, event: { kind: "stageAnswer", answer: "rejected", byName: self.participant.name } }],
  });
};

/** Without a hand there is nothing to accept: a host who wants them up invites them. */
export const decideAllowToStage: RoomRule<About, "invalidRoomType" | "participantNotFound" | "stageIsFull"> = (
  scene,
  self,
  about,
) => {
  if (scene.room.type !== "stage") return refuse("invalidRoomType");
  const part = partOf(scene.inRoom, about.accountId);
  if (part === null) return refuse("participantNotFound");
  return part.state === "hand" ? keepPlace(scene, self, { ...about, state: "allowed" }) : decided();
};

export const decideBringToStage: RoomRule<
  About,
  "invalidRoomType" | "participantNotFound" | "stageIsFull" | "forbidden"
> = (scene, self, about) => {
  const { room, inRoom, inSpace } = scene;
  const { accountId, nowMs } = about;
  if (room.type !== "stage") return refuse("invalidRoomType");
  const role = inSpace.get("participant", accountId)?.role;
  if (role === undefined || inRoom.get("member", accountId) === undefined) return refuse("participantNotFound");
  if (!may("stage.goOn", { role })) return refuse("forbidden");
  const part = partOf(inRoom, accountId);
  if (part?.state === "ready")
    return decided({ patches: [becomes(scene, accountId, { state: "on", nowMs })], asks: [{ ask: "checkMedia" }] });
  if (part !== null && part.state !== "hand") return decided();
  return keepPlace(scene, self, { ...about, state: part === null ? "invited" : "allowed" });
};

export const decideKickFromStage: RoomRule<About, "invalidRoomType" | "alreadyNotOnStage" | "forbidden"> = (
  { room, inRoom, inSpace },
  { participant: by },
  { accountId },
) => {
  if (room.type !== "stage") return refuse("invalidRoomType");
  if (partOf(inRoom, accountId)?.state !== "on") return refuse("alreadyNotOnStage");
  const role = inSpace.get("participant", accountId)?.role;
  if (role !== undefined && outranks(role, by.role)) return refuse("forbidden");
  return decided({
    patches: steppedDown(accountId),
    events: [{ to: accountId, event: { kind: "stageAnswer", answer: "kicked", byName: by.name } }],
    asks: [{ ask: "checkMedia" }],
  });
};

function keepPlace(
  scene: RoomScene,
  { participant: { name } }: RoomSelf,
  { accountId, nowMs, state }: About & { state: "allowed" | "invited" },
): Keeping {
  if (isFull(scene.inRoom)) return refuse("stageIsFull");
  const question = partOf(scene.inRoom, accountId)?.question;
  return decided({ patches: [becomes(scene, accountId, { state, nowMs, byName: name, question })] });
}
