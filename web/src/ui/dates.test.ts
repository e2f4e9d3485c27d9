import { expect, test } from "vitest";
import { agoText, dateText, untilText } from "./dates.ts";

const nowMs = Date.parse("2026-11-22T12:00:00Z");
const ago = (ms: number) => [agoText(nowMs - ms, nowMs, "en"), agoText(nowMs - ms, nowMs, "ru")];
const MINUTE = 60_000;

test("how long ago is said in the words of both languages, after a week by the day", () => {
  expect(ago(0)).toEqual(["now", "сейчас"]);
  expect(ago(20 * MINUTE)).toEqual(["20 min ago", "20 мин. назад"]);
  expect(ago(120 * MINUTE)).toEqual([expect.stringMatching(/^2 hrs? ago$/), expect.stringMatching(/^2 ч\.? назад$/)]);
  expect(ago(26 * 60 * MINUTE)).toEqual(["yesterday", "вчера"]);
  expect(ago(25 * 24 * 60 * MINUTE)).toEqual(["28 Oct", "28 окт."]);
  expect(ago(-MINUTE)).toEqual(["now", "сейчас"]);
});

test("a day stands before its month and hours go to 24 in both languages", () => {
  const atMs = new Date(2026, 9, 28, 14, 5).getTime();
  expect(dateText(atMs, "full", "en")).toBe("28 October 2026 at 14:05");
  expect(dateText(atMs, "full", "ru")).toBe("28 октября 2026 г. в 14:05");
  expect(dateText(atMs, "weekday", "en")).toBe("Wed 14:05");
});

test("until when is said by the time today, with the word for tomorrow, and by the date after that", () => {
  const now = new Date(2026, 10, 30, 18, 0).getTime();
  const until = (...at: [number, number, number, number, number]) =>
    (["en", "ru"] as const).map((locale) => untilText(new Date(...at).getTime(), now, locale));
  expect(until(2026, 10, 30, 19, 5)).toEqual(["19:05", "19:05"]);
  expect(until(2026, 11, 1, 15, 52)).toEqual(["tomorrow, 15:52", "завтра, 15:52"]);
  expect(until(2026, 11, 2, 9, 0)).toEqual(["2 December 2026 at 09:00", "2 декабря 2026 г. в 09:00"]);
});
