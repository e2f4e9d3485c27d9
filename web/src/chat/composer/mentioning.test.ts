import { anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { begunMention, mentionChoices, withChosen } from "./mentioning.ts";

const people = ["Boris Annin", "Anna", "Olga"].map((name) => anAuthor(undefined, name));
const namesOf = (find: string, everyone: string | null = null) =>
  mentionChoices(people, { find, everyone }).map(({ name }) => name);

test("a mention begins with @ at the beginning of a word, where one writes", () => {
  expect(begunMention("Ask @an", 7)).toEqual({ from: 4, to: 7, find: "an" });
  expect(begunMention("@", 1)).toEqual({ from: 0, to: 1, find: "" });
  expect(begunMention("(@Anna P", 8)).toEqual({ from: 1, to: 8, find: "Anna P" });
  expect(begunMention("Ask @an and go", 14)).toEqual({ from: 4, to: 14, find: "an and go" });
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

test("the name chosen takes the place of what was begun, and one goes on behind it", () => {
  const begun = { from: 4, to: 7, find: "an" };
  expect(withChosen("Ask @an", begun, "Anna")).toEqual({ text: "Ask @Anna ", caret: 10 });
  expect(withChosen("Ask @an now", begun, "Anna")).toEqual({ text: "Ask @Anna now", caret: 10 });
});
