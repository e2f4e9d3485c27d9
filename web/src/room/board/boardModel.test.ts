import type { BoardPart } from "@atrium/contract";
import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { peopleOfRoom } from "../people/personModel.ts";
import { boardModel } from "./boardModel.ts";

function modelOf(changes: Readonly<Record<string, Partial<BoardPart>>>) {
  const nothing = { cursor: null, isPresenting: false, watchingForAccountId: null, steppedOut: false };
  const boardParts = Object.entries(changes).map(([key, change]) => ({ accountId: idOf(key), ...nothing, ...change }));
  const port = fixtureRoom({ people: cast.slice(0, 5), boardParts, room: { type: "collaboration" } });
  const live = port.live.getState();
  const people = peopleOfRoom(live, port.media.getState());
  const { boardPart: parts = {}, member: members = {} } = live.room?.snapshot.records ?? {};
  return boardModel({ parts, members, people, selfId: live.selfId });
}

test("I follow the presenter with all others but those who stepped out", () => {
  const model = modelOf({ marina: { isPresenting: true }, oleg: { steppedOut: true } });
  expect(model.leader?.name).toBe("Marina Sokolova");
  expect(model.presenter?.accountId).toBe(idOf("marina"));
  expect(model.companions).toBe(2);
  expect(model.followers).toEqual([]);
});

test("whom I watch leads me, and who watches me is named", () => {
  const model = modelOf({
    arina: { watchingForAccountId: idOf("tomas") },
    oleg: { watchingForAccountId: idOf("arina") },
  });
  expect(model.leader?.accountId).toBe(idOf("tomas"));
  expect(model.followers.map(({ accountId }) => accountId)).toEqual([idOf("oleg")]);
  expect(model.companions).toBe(0);
});

test("pointers are of those who have one, and I present by my own part", () => {
  const model = modelOf({ arina: { isPresenting: true }, oleg: { cursor: "pen" }, priya: {} });
  expect([...model.cursors]).toEqual([[idOf("oleg"), "pen"]]);
  expect(model).toMatchObject({ isPresenting: true, leader: null });
  expect(model.followers).toHaveLength(4);
});
