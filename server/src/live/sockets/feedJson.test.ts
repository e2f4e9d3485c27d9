import { expect, test } from "vitest";
import { FeedJson, jsonWith } from "./feedJson.ts";

const part = { records: { a: 'x"y', b: "ÿ$&" } };
const text = JSON.stringify(part);

test("parts that are JSON already stand in a message as they are", () => {
  const message = { one: new FeedJson(text), list: [new FeedJson("1"), "2"] };
  expect(jsonWith(message)).toBe(JSON.stringify({ one: part, list: [1, "2"] }));
  expect(jsonWith({ plain: true })).toBe('{"plain":true}');
});

test("elsewhere they are what their text says", () => {
  expect(JSON.stringify({ one: new FeedJson(text) })).toBe(JSON.stringify({ one: part }));
});

test("a message that cannot be written leaves nothing behind for the next", () => {
  const round: { self?: object } = {};
  round.self = round;
  expect(() => jsonWith(round)).toThrow("circular");
  expect(JSON.stringify(new FeedJson("7"))).toBe("7");
});
