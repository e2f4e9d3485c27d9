import { constants } from "@atrium/contract";
import { expect, test } from "vitest";
import { meetingMessage, statusText } from "./meetingMessage.ts";

const space = { name: "Kite HQ", url: "https://meet.example.org/s/kite" };
const textOf = (said: ReturnType<typeof meetingMessage>["said"]) => said.map(({ text }) => text).join("");

test("a message says how many meet where, who, and how to come in", () => {
  const message = meetingMessage({ space, online: 3, names: ["Тимур", "Priya", "Kata"], locale: "en" });
  expect(textOf(message.said)).toBe("3 people meet in Kite HQ");
  expect(message.said.filter(({ isBold }) => isBold)).toEqual([{ text: "Kite HQ", isBold: true }]);
  expect(message).toMatchObject({ names: "Тимур, Priya, Kata", comeIn: { text: "Come in", url: space.url } });
});

test.each([
  [2, "В пространстве Kite HQ: 2 человека"],
  [5, "В пространстве Kite HQ: 5 человек"],
  [21, "В пространстве Kite HQ: 21 человек"],
])("in Russian %i people are counted as one counts people", (online, text) => {
  expect(textOf(meetingMessage({ space, online, names: [], locale: "ru" }).said)).toBe(text);
});

test("of many people a few are named", () => {
  const names = Array.from({ length: 8 }, (_, at) => `P${at}`);
  const most = names.slice(0, constants.slack.names).join(", ");
  expect(meetingMessage({ space, online: 30, names, locale: "en" }).names).toBe(`${most} and 25 more`);
});

test("of a private space neither its name nor its address leaves the program, in no language", () => {
  for (const locale of ["en", "ru"] as const) {
    const message = meetingMessage({ space: null, online: 2, names: [], locale });
    expect(message).toMatchObject({ names: null, comeIn: null });
    expect(statusText(null, locale)).toMatch(/^\S+ Atrium$/);
  }
});

test("a status is as long as Slack takes it, in whole symbols", () => {
  expect(statusText("Kite HQ", "en")).toBe("In Atrium: Kite HQ");
  const long = statusText("😀".repeat(200), "ru");
  expect(Array.from(long)).toHaveLength(100);
  expect(long.endsWith("😀…")).toBe(true);
});
