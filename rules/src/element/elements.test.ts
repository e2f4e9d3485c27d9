import { newId, screenStreamOf, SPACE_ROLES } from "@atrium/contract";
import type { AccountId, RoomElement, SpaceRole } from "@atrium/contract";
import { aMember, anElement, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { assert, double, property, record } from "fast-check";
import { expect, test } from "vitest";
import { readTables } from "../live/records.ts";
import { decideMarkElementInUse } from "./decideMarkElementInUse.ts";
import { elementsLeft } from "./elementsLeft.ts";
import { placeElement } from "./placeElement.ts";
import { refusalOfElementChange } from "./refusalOfElementChange.ts";
import { spawnSpots } from "./spawnSpots.ts";

const me = newId<AccountId>();
/** The roles that may change an element of somebody else. */
const whoChanges = (element: Partial<RoomElement>) =>
  SPACE_ROLES.filter((role) => refusalOfElementChange({ accountId: me, role }, anElement(element)) === null);
const ADMINS = ["TEAM_ADMIN", "SPACE_ADMIN"];
const HOSTS = [...ADMINS, "SPACE_MODERATOR"];
const ATTENDEES = [...HOSTS, "SPACE_MEMBER", "SPACE_GUEST", "PUBLIC_GUEST"];

test("one's own element is one's own, and staff have none", () => {
  expect(whoChanges({ creatorId: me })).toEqual(ATTENDEES);
});

test("of others', hosts change those of guests and of accounts that are gone, admins all", () => {
  for (const creatorRole of ["SPACE_GUEST", "PUBLIC_GUEST"] as const)
    expect(whoChanges({ creatorRole })).toEqual(HOSTS);
  for (const creatorRole of ["SPACE_MEMBER", "SPACE_MODERATOR"] as const)
    expect(whoChanges({ creatorRole })).toEqual(ADMINS);
  expect(whoChanges({ creatorId: null })).toEqual(HOSTS);
  expect(refusalOfElementChange({ accountId: me, role: "SPACE_MEMBER" }, anElement())).toBe("forbidden");
});

test("while an element is locked its lock alone decides, for its creator too", () => {
  const locked = (lockerRole: SpaceRole, lockerId: AccountId | null = newId()) => ({
    creatorId: me,
    lockerId,
    lockerRole,
  });
  expect(whoChanges(locked("SPACE_MODERATOR"))).toEqual(ADMINS);
  expect(whoChanges(locked("SPACE_MEMBER"))).toEqual(HOSTS);
  expect(whoChanges(locked("SPACE_MEMBER", null))).toEqual(HOSTS);
  expect(whoChanges(locked("SPACE_MEMBER", me))).toEqual([...SPACE_ROLES]);
  const asked = { accountId: me, role: "SPACE_GUEST" } as const;
  expect(refusalOfElementChange(asked, anElement(locked("SPACE_MEMBER")))).toBe("elementLocked");
});

test("wherever it is put, a part of an element stays on the floor that one can take hold of", () => {
  const floor = { w: 3200, h: 1800 };
  const at = double({ min: -10_000, max: 20_000, noNaN: true });
  const edge = double({ min: 10, max: 10_000, noNaN: true });
  assert(
    property(record({ x: at, y: at, width: edge, height: edge }), ({ x, y, width, height }) => {
      const place = placeElement({ x, y }, { width, height }, floor);
      const [w, h] = [Math.min(40, width), Math.min(40, height)];
      expect(Math.min(place.x + width, floor.w) - Math.max(place.x, 0)).toBeGreaterThanOrEqual(w - 1e-6);
      expect(Math.min(place.y + height, floor.h) - Math.max(place.y, 0)).toBeGreaterThanOrEqual(h - 1e-6);
    }),
  );
  expect(placeElement({ x: 100, y: 200 }, { width: 300, height: 90 }, floor)).toEqual({ x: 100, y: 200 });
  expect(placeElement({ x: 9000, y: -500 }, { width: 300, height: 90 }, floor)).toEqual({ x: 3160, y: -50 });
});

test("what is left behind is not pinned, and its creator is not there or nobody", () => {
  const here = aMember();
  const [own, others, pinned] = [
    anElement({ creatorId: here.accountId }),
    anElement(),
    anElement({ didPersist: true }),
  ];
  const nobodys = anElement({ creatorId: null });
  const inRoom = readTables(aRoomSnapshot({ members: [here], elements: [own, others, pinned, nobodys] }).records);
  expect(elementsLeft(inRoom).toSorted()).toEqual([others.id, nobodys.id].toSorted());
  expect(elementsLeft(inRoom, new Set([own.id, others.id]))).toEqual([others.id]);
});

test("a shared screen stands for as long as it is shared, pinned or not", () => {
  const [sharer, other] = [aMember({ sharingScreen: true }), aMember()];
  const screenOf = ({ accountId: creatorId }: { accountId: AccountId }) =>
    anElement({
      creatorId,
      didPersist: true,
      data: { type: "screen_share", streamId: screenStreamOf(creatorId) },
    });
  const [stands, over, away] = [screenOf(sharer), screenOf(other), screenOf({ accountId: newId() })];
  const inRoom = readTables(aRoomSnapshot({ members: [sharer, other], elements: [stands, over, away] }).records);
  expect(elementsLeft(inRoom).toSorted()).toEqual([over.id, away.id].toSorted());
});

test("people appear in the middle of a spawn spot", () => {
  const spot = anElement({ pos: { x: 100, y: 200 }, width: 60, height: 40, data: { type: "spawn_spot" } });
  const inRoom = readTables(aRoomSnapshot({ elements: [anElement(), spot] }).records);
  expect(spawnSpots(inRoom)).toEqual([{ x: 130, y: 220 }]);
});

function marking(element: RoomElement, role: SpaceRole = "SPACE_MEMBER") {
  const [room, participant, member] = [aRoom(), aParticipant({ role, accountId: me }), aMember({ accountId: me })];
  const scene = {
    inSpace: readTables(aSpaceSnapshot({ rooms: [room], people: [participant] }).records),
    plan: "custom" as const,
    room,
    inRoom: readTables(aRoomSnapshot({ members: [member], elements: [element] }).records),
  };
  return (inUse: boolean, id = element.id) => decideMarkElementInUse(scene, { participant, member }, { id, inUse });
}
const patched = (element: RoomElement, collaboratorsIds: AccountId[]) => ({
  ok: true,
  patches: [{ type: "merge", kind: "element", id: element.id, changes: { collaboratorsIds } }],
});

test("who changes an element is shown as its user once, beside others, until they let it go", () => {
  const other = newId<AccountId>();
  const free = anElement({ creatorId: me, collaboratorsIds: [other] });
  expect(marking(free)(true)).toMatchObject(patched(free, [other, me]));
  const used = anElement({ creatorId: me, collaboratorsIds: [me, other] });
  expect(marking(used)(true)).toMatchObject(patched(used, [other, me]));
  expect(marking(used)(false)).toMatchObject(patched(used, [other]));
});

test("nobody uses what they may not change, but whatever they use they can let go", () => {
  const others = anElement({ collaboratorsIds: [me] });
  expect(marking(others)(true)).toMatchObject({ code: "forbidden" });
  expect(marking(others)(false)).toMatchObject(patched(others, []));
  const locked = anElement({ creatorId: me, lockerId: newId(), lockerRole: "SPACE_ADMIN" });
  expect(marking(locked)(true)).toMatchObject({ code: "elementLocked" });
  expect(marking(locked)(true, newId())).toMatchObject({ code: "elementNotFound" });
});
