// Knocking at the closed door of a private area: nobody new gets in except by invitation, so a knock asks those inside,
// and their yes is the invitation. It is kept with who knocks and is over by itself.
import { constants, refuse } from "@atrium/contract";
import type { AccountId, ElementId, RoomMember } from "@atrium/contract";
import { decided, mergeMember } from "../../live/decision.ts";
import type { RoomRule, RoomScene } from "../../live/decision.ts";
import { may } from "../../permissions/may.ts";
import { privateAreas, type Area } from "../areaDoors.ts";

/** The area at which somebody knocks now; null once their knock is over, or they are inside, however they came in. */
export function knocksAt(
  { knock, privateAreaIds }: Pick<RoomMember, "knock" | "privateAreaIds">,
  nowMs: number,
): ElementId | null {
  if (knock === null || knock === undefined || privateAreaIds.includes(knock.areaId)) return null;
  return nowMs - knock.sinceMs < constants.element.knockForMs ? knock.areaId : null;
}

/** At an open door, or inside, there is nothing to knock for. A second knock at the same door does not last longer. */
export const decideKnock: RoomRule<{ areaId: ElementId | null; nowMs: number }, "elementNotFound"> = (
  scene,
  { member },
  { areaId, nowMs },
) => {
  if (areaId === null) return decided({ patches: noLonger(member) });
  const area = areaOf(scene, areaId);
  if (area === null) return refuse("elementNotFound");
  if (area.data.open || member.privateAreaIds.includes(areaId) || knocksAt(member, nowMs) === areaId) return decided();
  return decided({ patches: [mergeMember(member.accountId, { knock: { areaId, sinceMs: nowMs } })] });
};

/**
 * Only somebody in the area answers, and only those who knock there now come in: to whom the answer is from, and into that
 * area alone. Other doors that the host is behind stay closed: they are perhaps not the host's to open for a stranger.
 */
export const decideAnswerKnock: RoomRule<
  { accountId: AccountId; letsIn: boolean; nowMs: number },
  "inviteNotFound" | "forbidden"
> = (scene, { participant, member }, { accountId, letsIn, nowMs }) => {
  if (!may("privateArea.openClose", { role: participant.role })) return refuse("forbidden");
  const other = scene.inRoom.get("member", accountId);
  const areaId = other === undefined ? null : knocksAt(other, nowMs);
  if (other === undefined || areaId === null || !member.privateAreaIds.includes(areaId))
    return refuse("inviteNotFound");
  const way = { ask: "letPast", accountId, hostId: participant.accountId, roomId: scene.room.id, areaId } as const;
  return decided({ patches: noLonger(other), asks: letsIn ? [way] : [] });
};

/** Nobody is moved: they are asked, and see by whom. */
export const decideAskOutOfArea: RoomRule<{ areaId: ElementId }, "elementNotFound" | "forbidden"> = (
  scene,
  { participant: { accountId, role, name }, member },
  { areaId },
) => {
  const element = scene.inRoom.get("element", areaId);
  if (element === undefined || areaOf(scene, areaId) === null) return refuse("elementNotFound");
  const isTheirs = member.privateAreaIds.includes(areaId) || element.creatorId === accountId;
  if (!isTheirs || !may("privateArea.openClose", { role })) return refuse("forbidden");
  const others = Array.from(scene.inRoom.all("member")).filter(
    (each) => each.accountId !== accountId && each.privateAreaIds.includes(areaId),
  );
  if (others.length === 0) return decided();
  const to = others.map((each) => each.accountId);
  return decided({ events: [{ to, event: { kind: "askedOut", areaId, byName: name } }] });
};

const areaOf = ({ inRoom }: RoomScene, areaId: ElementId): Area | null =>
  privateAreas(inRoom).find(({ id }) => id === areaId) ?? null;

const noLonger = ({ accountId, knock }: RoomMember) =>
  knock === null || knock === undefined ? [] : [mergeMember(accountId, { knock: null })];
