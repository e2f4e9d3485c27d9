import { constants, newId } from "@atrium/contract";
import type { ElementId, RoomElement, RoomMember, SpaceRole } from "@atrium/contract";
import { aMember, anElement, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { RoomScene, RoomSelf } from "../../live/decision.ts";
import { readTables } from "../../live/records.ts";
import { decideAnswerKnock, decideAskOutOfArea, decideKnock, knocksAt } from "./decideKnock.ts";

const CORNER = newId<ElementId>();
const NOW_MS = 1_000_000;

interface Arranged {
  open?: boolean;
  role?: SpaceRole;
  /** Of whoever answers or asks. */
  isIn?: boolean;
  isCreator?: boolean;
  knock?: RoomMember["knock"];
}

/** A room with one area, somebody who may be in it, and somebody outside. */
function arrange({ open = false, role = "SPACE_MEMBER", isIn = true, isCreator = false, knock = null }: Arranged = {}) {
  const room = aRoom();
  const [insider, outsider] = [
    aParticipant({ roomId: room.id, role, name: "Lena" }),
    aParticipant({ roomId: room.id }),
  ];
  const inside = aMember({ accountId: insider.accountId, privateAreaIds: isIn ? [CORNER] : [] });
  const outside = aMember({ accountId: outsider.accountId, knock });
  const area: RoomElement = anElement({
    id: CORNER,
    data: { type: "private_area", open, name: "Corner" },
    ...(isCreator ? { creatorId: insider.accountId } : {}),
  });
  const scene: RoomScene = {
    room,
    plan: "custom",
    inSpace: readTables(aSpaceSnapshot({ rooms: [room], people: [insider, outsider] }).records),
    inRoom: readTables(aRoomSnapshot({ roomId: room.id, members: [inside, outside], elements: [area] }).records),
  };
  const lena: RoomSelf = { participant: insider, member: inside };
  const hana: RoomSelf = { participant: outsider, member: outside };
  return { scene, lena, hana, room };
}
const patch = ({ member: { accountId } }: RoomSelf, knock: RoomMember["knock"]) => [
  { type: "merge", kind: "member", id: accountId, changes: { knock } },
];
const knocked = { areaId: CORNER, sinceMs: NOW_MS };
const knock = (areaId: ElementId | null, nowMs = NOW_MS) => ({ areaId, nowMs });
const letIn = ({ member: { accountId } }: RoomSelf, nowMs = NOW_MS) => ({ accountId, letsIn: true, nowMs });

test("whoever knocks at a closed door is seen to, and stops by themselves", () => {
  const { scene, hana } = arrange();
  expect(decideKnock(scene, hana, knock(CORNER))).toMatchObject({ patches: patch(hana, knocked), events: [] });
  const again = arrange({ knock: knocked });
  expect(decideKnock(again.scene, again.hana, knock(null))).toMatchObject({ patches: patch(again.hana, null) });
});

test("a second knock does not last longer than the first, but one after a minute is new", () => {
  const { scene, hana } = arrange({ knock: knocked });
  expect(decideKnock(scene, hana, knock(CORNER, NOW_MS + 30_000))).toMatchObject({ patches: [] });
  const laterMs = NOW_MS + constants.element.knockForMs;
  expect(decideKnock(scene, hana, knock(CORNER, laterMs))).toMatchObject({
    patches: patch(hana, { areaId: CORNER, sinceMs: laterMs }),
  });
});

test("at an open door, from inside or where there is no area, there is nothing to knock at", () => {
  const open = arrange({ open: true });
  expect(decideKnock(open.scene, open.hana, knock(CORNER))).toMatchObject({ ok: true, patches: [] });
  const { scene, lena, hana } = arrange();
  expect(decideKnock(scene, lena, knock(CORNER))).toMatchObject({ ok: true, patches: [] });
  expect(decideKnock(scene, hana, knock(newId<ElementId>()))).toMatchObject({ code: "elementNotFound" });
});

test("somebody inside lets in who knocks, or says not now; either ends the knock", () => {
  const { scene, lena, hana, room } = arrange({ knock: knocked });
  const [accountId, hostId] = [hana.member.accountId, lena.member.accountId];
  const way = { ask: "letPast", accountId, hostId, roomId: room.id, areaId: CORNER };
  expect(decideAnswerKnock(scene, lena, letIn(hana))).toMatchObject({ patches: patch(hana, null), asks: [way] });
  const notNow = { ...letIn(hana), letsIn: false };
  expect(decideAnswerKnock(scene, lena, notNow)).toMatchObject({ patches: patch(hana, null), asks: [] });
});

test("whatever anybody asks, only who knocks now comes in, past the door of an area in which who answers is and no guest", () => {
  const ROLES = ["SPACE_ADMIN", "SPACE_MODERATOR", "SPACE_MEMBER", "SPACE_GUEST", "PUBLIC_GUEST"] as const;
  const elsewhere = newId<ElementId>();
  const arranged = fc.record({
    role: fc.constantFrom(...ROLES),
    isIn: fc.boolean(),
    areaId: fc.constantFrom(CORNER, elsewhere, null),
    agoMs: fc.integer({ min: 0, max: 2 * constants.element.knockForMs }),
    letsIn: fc.boolean(),
  });
  fc.assert(
    fc.property(arranged, ({ role, isIn, areaId, agoMs, letsIn }) => {
      const since = areaId === null ? null : { areaId, sinceMs: NOW_MS - agoMs };
      const { scene, lena, hana } = arrange({ role, isIn, knock: since });
      const decision = decideAnswerKnock(scene, lena, { ...letIn(hana), letsIn });
      const mayAnswer = role !== "SPACE_GUEST" && role !== "PUBLIC_GUEST";
      const isAsked = areaId === CORNER && agoMs < constants.element.knockForMs;
      expect(decision.ok).toBe(mayAnswer && isIn && isAsked);
      expect(decision.ok && decision.asks.length === 1).toBe(decision.ok && letsIn);
    }),
  );
});

/** The same, with whoever was outside in the area. */
function afterComingIn({ scene, lena, hana }: Pick<ReturnType<typeof arrange>, "scene" | "lena" | "hana">): RoomScene {
  const members = [lena.member, { ...hana.member, privateAreaIds: [CORNER] }];
  const elements = [...scene.inRoom.all("element")];
  return { ...scene, inRoom: readTables(aRoomSnapshot({ roomId: scene.room.id, members, elements }).records) };
}

test("whoever has come in by another way knocks no longer, and is not moved by an answer", () => {
  const arranged = arrange({ knock: knocked });
  const { member } = arranged.hana;
  expect(knocksAt(member, NOW_MS)).toBe(CORNER);
  expect(knocksAt({ ...member, privateAreaIds: [CORNER] }, NOW_MS)).toBeNull();
  expect(decideAnswerKnock(afterComingIn(arranged), arranged.lena, letIn(arranged.hana))).toMatchObject({
    code: "inviteNotFound",
  });
});

test("who made an area or is in it asks the others out, and only they hear it", () => {
  const asked = { areaId: CORNER };
  const { scene, lena, hana } = arrange({ isIn: false, isCreator: true });
  expect(decideAskOutOfArea(afterComingIn({ scene, lena, hana }), lena, asked)).toMatchObject({
    patches: [],
    events: [{ to: [hana.member.accountId], event: { kind: "askedOut", areaId: CORNER, byName: "Lena" } }],
  });
  expect(decideAskOutOfArea(scene, lena, asked)).toMatchObject({ ok: true, events: [] });
});

test("nobody else asks people out of an area, and no guest of their own", () => {
  const stranger = arrange({ isIn: false });
  expect(decideAskOutOfArea(stranger.scene, stranger.lena, { areaId: CORNER })).toMatchObject({ code: "forbidden" });
  const guest = arrange({ role: "SPACE_GUEST", isCreator: true });
  expect(decideAskOutOfArea(guest.scene, guest.lena, { areaId: CORNER })).toMatchObject({ code: "forbidden" });
  expect(decideAskOutOfArea(guest.scene, guest.lena, { areaId: newId<ElementId>() })).toMatchObject({
    code: "elementNotFound",
  });
});
