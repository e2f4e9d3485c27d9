import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { whereaboutsOf } from "../people/earshot.ts";
import { peopleOfRoom } from "../people/personModel.ts";
import { listGroups, talkingOf } from "./listGroups.ts";

const port = fixtureRoom({ people: cast });
const people = peopleOfRoom(port.live.getState(), port.media.getState());
const where = whereaboutsOf(people, (id) => port.positions.latest(id));
const input = { people, where, fades: true, find: "" };
const names = (groups: ReturnType<typeof listGroups>) =>
  Object.fromEntries(groups.map(({ id, people: each }) => [id, each.map(({ person }) => person.name)]));

test("people stand by how they are heard; a megaphone is heard from afar, and I am not in the list", () => {
  expect(names(listGroups(input))).toEqual({
    next: ["Олег Дружинин"],
    near: ["Jonas Lindqvist", "Kofi Mensah", "Marina Sokolova", "Priya Raman", "Tomás Herrera"],
    far: ["Yuki Tanabe", "Айгерим Сапарова", "Лена Бойко"],
  });
});

test("where everybody hears everybody there is one group, without distances", () => {
  const [group, ...others] = listGroups({ ...input, fades: false });
  expect(others).toEqual([]);
  expect(group?.id).toBe("everybody");
  expect(group?.people.every(({ where: at, isHeard }) => at === null && isHeard)).toBe(true);
});

test("what is looked for leaves out the others, and groups without people", () => {
  expect(names(listGroups({ ...input, find: " ОЛЕГ " }))).toEqual({ next: ["Олег Дружинин"] });
  expect(listGroups({ ...input, find: "nobody" })).toEqual([]);
});

test("of those who speak the nearest is named, and nobody I do not hear", () => {
  const groups = listGroups(input);
  expect(talkingOf(groups, new Set([idOf("marina"), idOf("oleg")]))?.person.name).toBe("Олег Дружинин");
  expect(talkingOf(groups, new Set([idOf("lena")]))).toBeNull();
});
