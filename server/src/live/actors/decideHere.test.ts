import { must, newId } from "@atrium/contract";
import { decideSendEmotion, decideSetMegaphone, decideSetOwnStatus, personStatus } from "@atrium/rules";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aLoadedSpace, anEmptyShelf, aPerson, aRoom } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import { inRoom } from "./decideHere.ts";
import { SpaceActor } from "./spaceActor.ts";

function arrange() {
  const [lounge, hall] = [aRoom(), aRoom({ type: "stage" })];
  const space = new SpaceActor(aLoadedSpace({ rooms: [lounge, hall] }), {
    clock: createFakeClock(),
    random: () => 0.5,
    newMediaRoom: () => newId(),
    shelfOf: anEmptyShelf,
    onMediaOver: () => {},
    wake: () => {},
    onRoomLeft: () => {},
    onAsk: () => {},
  });
  const person = aPerson({ role: "SPACE_MODERATOR" });
  const { accountId } = person;
  const outlet = createLiveOutlet();
  space.enter({ person, sessionId: "s", outlet, replaces: null });
  space.enterRoom(accountId, lounge.id);
  return { space, lounge, hall, person, accountId, outlet };
}

test("who goes to a stage while raising a megaphone stands there without one", () => {
  const { space, lounge, hall, accountId } = arrange();
  const at = { space, roomId: lounge.id, accountId };
  space.enterRoom(accountId, hall.id);
  expect(inRoom(at, decideSetMegaphone, { on: true })).toMatchObject({ code: "notConnectedToRoom" });
  expect(inRoom({ ...at, roomId: hall.id }, decideSetMegaphone, { on: true })).toMatchObject({
    code: "invalidRoomType",
  });
  expect(space.roomOf(accountId)?.actor.member(accountId)?.hasMegaphone).toBe(false);
});

test("what is decided is done when the answer is there", () => {
  const { space, lounge, accountId, outlet } = arrange();
  const at = { space, roomId: lounge.id, accountId };
  expect(inRoom(at, decideSetMegaphone, { on: true })).toMatchObject({ ok: true });
  expect(space.roomOf(accountId)?.actor.member(accountId)?.hasMegaphone).toBe(true);
  inRoom(at, decideSendEmotion, { emotion: "👋" });
  expect(outlet.waiting.map(({ type }) => type).slice(-2)).toEqual(["roomPatches", "events"]);
});

test("who has lost their connection does nothing until they are back", () => {
  const { space, lounge, accountId, outlet } = arrange();
  space.lose(accountId, outlet.connectionId);
  const raised = inRoom({ space, roomId: lounge.id, accountId }, decideSetMegaphone, { on: true });
  expect(raised).toMatchObject({ code: "notConnectedToRoom" });
});

test("what somebody says of their time is told once, and stays over a lost connection and a new name", () => {
  const { space, lounge, person, accountId, outlet } = arrange();
  const at = { space, roomId: lounge.id, accountId };
  const status = () => personStatus(must(space.participant(accountId), "they are here"));
  expect(status()).toBe("available");
  inRoom(at, decideSetOwnStatus, { status: "dontDisturb" });
  const told = outlet.waiting.length;
  inRoom(at, decideSetOwnStatus, { status: "dontDisturb" });
  expect(outlet.waiting).toHaveLength(told);
  space.update(accountId, { name: "Other" });
  space.lose(accountId, outlet.connectionId);
  space.enter({ person, sessionId: "s", outlet: createLiveOutlet(), replaces: outlet.connectionId });
  expect(status()).toBe("dontDisturb");
  inRoom(at, decideSetOwnStatus, { status: "steppedOut" });
  expect(status()).toBe("steppedOut");
  inRoom(at, decideSetOwnStatus, { status: "available" });
  expect(status()).toBe("available");
});
