import { newId } from "@atrium/contract";
import type { RoomId } from "@atrium/contract";
import { anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { begunMention, mentionChoices, withChosen } from "./mentioning.ts";

const people = ["Boris Annin", "Anna", "Olga"].map((name) => anAuthor(undefined, name));
const namesOf = (find: string, everyone: string | null = null) =>
  mentionChoices(people, { find, everyone }).map(({ name }) => name);

test("a mention begins with @ at the beginning of a word, where one writes", () => {
  expect(begunMention("Ask @an", 7)).toEqual({ sign: "@", from: 4, to: 7, find: "an" });
  expect(begunMention("@", 1)).toEqual({ sign: "@", from: 0, to: 1, find: "" });
  expect(begunMention("(@Anna P", 8)).toEqual({ sign: "@", from: 1, to: 8, find: "Anna P" });
  expect(begunMention("Ask @an and go", 14)).toEqual({ sign: "@", from: 4, to: 14, find: "an and go" });
  expect(begunMention("Ask @an and go home", 19)).toBeNull();
  expect(begunMention("me@example", 10)).toBeNull();
  expect(begunMention("Ask @an", 3)).toBeNull();
});

test("who is called so comes first, then whose other names begin so", () => {
  expect(namesOf("an")).toEqual(["Anna", "Boris Annin"]);
  expect(namesOf("boris an")).toEqual(["Boris Annin"]);
  expect(namesOf("x")).toEqual([]);
});

test("everybody is offered to who may call them, behind the people", () => {
  expect(namesOf("", "all")).toEqual(["Boris Annin", "Anna", "Olga", "all"]);
  expect(namesOf("al", "all")).toEqual(["all"]);
});

test("rooms are offered behind the people, and after # alone", () => {
  const rooms = ["Annex", "Studio", "Anteroom"].map((name) => ({ roomId: newId<RoomId>(), name }));
  const found = (find: string) => mentionChoices(people, { find, everyone: null, rooms }).map(({ name }) => name);
  expect(found("an")).toEqual(["Anna", "Boris Annin", "Annex", "Anteroom"]);
  expect(mentionChoices([], { find: "stu", everyone: null, rooms })).toMatchObject([{ kind: "room", name: "Studio" }]);
  expect(begunMention("To #stu", 7)).toEqual({ sign: "#", from: 3, to: 7, find: "stu" });
});

test("many people of a name leave a place for the rooms of that name", () => {
  const many = Array.from({ length: 9 }, (_, index) => anAuthor(undefined, `Anna ${index}`));
  const rooms = [{ roomId: newId<RoomId>(), name: "Annex" }];
  const choices = mentionChoices(many, { find: "an", everyone: null, rooms });
  expect(choices.map(({ kind }) => kind)).toEqual([...Array.from({ length: 5 }, () => "person"), "room"]);
});

test("the name chosen takes the place of what was begun, with a space unless there is one", () => {
  const begun = { sign: "@", from: 4, to: 7, find: "an" } as const;
  const anna = { kind: "everyone", name: "all" } as const;
  expect(withChosen("Ask @an", begun, anna)).toBe("@all ");
  expect(withChosen("Ask @an now", begun, anna)).toBe("@all");
  const room = { kind: "room", room: { roomId: newId<RoomId>(), name: "Hall" }, name: "Hall" } as const;
  expect(withChosen("Ask #ha", { ...begun, sign: "#" }, room)).toBe("#Hall ");
});
