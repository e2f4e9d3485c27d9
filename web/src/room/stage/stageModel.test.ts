import type { StagePart, StageState } from "@atrium/contract";
import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { peopleOfRoom } from "../people/personModel.ts";
import { stageModel } from "./stageModel.ts";

const silent = cast.map((person) => ({ ...person, sharing: false }));
function modelOf(
  states: Readonly<Record<string, StageState>>,
  { people = silent, unshown = 0, clockOffsetMs = 0, spotlit = "" } = {},
) {
  const port = fixtureRoom({ people, parts: states, spotlit, room: { type: "stage" } });
  const live = port.live.getState();
  const parts: Readonly<Record<string, StagePart>> = live.room?.snapshot.records.stagePart ?? {};
  const here = peopleOfRoom(live, port.media.getState());
  return stageModel({ parts, people: here, selfId: live.selfId, unshown, clockOffsetMs });
}

test("presenters and hands stand in the order in which they came, whatever their names", () => {
  const model = modelOf({ oleg: "hand", yuki: "on", arina: "on", lena: "hand" });
  expect(model.presenters.map(({ accountId }) => accountId)).toEqual([idOf("yuki"), idOf("arina")]);
  expect(model.hands.map(({ accountId }) => accountId)).toEqual([idOf("oleg"), idOf("lena")]);
  expect(model.mine?.state).toBe("on");
});

test("who is on does not sit in the audience, which counts those that are not shown as well", () => {
  const model = modelOf({ yuki: "on" }, { unshown: 5 });
  expect(model.seats.map(({ accountId }) => accountId)).not.toContain(idOf("yuki"));
  expect(model.watching).toBe(model.seats.length + 5);
});

test("places are taken by all but hands", () => {
  expect(modelOf({ oleg: "hand", yuki: "on", lena: "allowed", kofi: "invited", jonas: "ready" }).freePlaces).toBe(8);
});

test("of three the first stands large; of two neither does", () => {
  expect(modelOf({ oleg: "on", yuki: "on" }).lead).toBeNull();
  expect(modelOf({ oleg: "on", yuki: "on", lena: "on" }).lead).toBe(idOf("oleg"));
});

test("who is in the spotlight stands large, of two as well; alone there is nobody to stand out from", () => {
  const spotlit = "yuki";
  expect(modelOf({ oleg: "on", yuki: "on" }, { spotlit })).toMatchObject({ spotlit: idOf("yuki"), lead: idOf("yuki") });
  expect(modelOf({ oleg: "on", yuki: "on", lena: "on" }, { spotlit }).lead).toBe(idOf("yuki"));
  expect(modelOf({ yuki: "on" }, { spotlit })).toMatchObject({ spotlit: idOf("yuki"), lead: null });
});

test("how long a place is held is said by the clock of this machine", () => {
  const held = (clockOffsetMs: number) => modelOf({ arina: "allowed" }, { clockOffsetMs }).mine?.heldUntilMs ?? 0;
  expect(Math.round((held(0) - held(60_000)) / 1000)).toBe(60);
});

test("who shares a screen has a face as the others: their screen stands beside it", () => {
  const screen = { attach: () => () => undefined, size: null };
  const people = cast.map((person) => ({ ...person, sharing: person.key === "yuki" }));
  const port = fixtureRoom({
    people,
    parts: { oleg: "on", yuki: "on", lena: "on" },
    room: { type: "stage" },
    pictures: { webcam: () => null, avatarUrl: () => null, screen: () => screen },
  });
  const live = port.live.getState();
  const parts = live.room?.snapshot.records.stagePart ?? {};
  const here = peopleOfRoom(live, port.media.getState());
  const model = stageModel({ parts, people: here, selfId: live.selfId, unshown: 0, clockOffsetMs: 0 });
  expect(model.sharer?.accountId).toBe(idOf("yuki"));
  expect(model.lead).toBe(idOf("oleg"));
});
