import { expect, test } from "vitest";
import { dayByKey, daysLater, isDay, monthsLater, weeksOf } from "./monthDays.ts";

test("a month is whole weeks, from the day with which weeks begin", () => {
  const march = weeksOf("2027-03-15", 1);
  expect(march).toHaveLength(5);
  expect([march[0]?.[0], march[4]?.[6]]).toEqual(["2027-03-01", "2027-04-04"]);
  const fromSunday = weeksOf("2027-03-15", 0);
  expect([fromSunday[0]?.[0], fromSunday.at(-1)?.[6]]).toEqual(["2027-02-28", "2027-04-03"]);
  expect(weeksOf("2026-02-01", 0)).toHaveLength(4);
  expect(weeksOf("2027-05-01", 1)).toHaveLength(6);
});

test("a month later is the same day, or the last one there is", () => {
  expect(monthsLater("2027-01-31", 1)).toBe("2027-02-28");
  expect(monthsLater("2028-02-29", 12)).toBe("2029-02-28");
  expect(monthsLater("2027-01-15", -1)).toBe("2026-12-15");
  expect(daysLater("2027-03-28", 1)).toBe("2027-03-29");
});

test("keys lead a day, a week, a month or a year further, and to the ends of the week", () => {
  const led = (key: string, shiftKey = false) => dayByKey("2027-03-27", { key, shiftKey }, 1);
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => led(key))).toEqual([
    "2027-03-26",
    "2027-03-28",
    "2027-03-20",
    "2027-04-03",
  ]);
  expect([led("Home"), led("End")]).toEqual(["2027-03-22", "2027-03-28"]);
  expect([led("PageUp"), led("PageDown"), led("PageDown", true)]).toEqual(["2027-02-27", "2027-04-27", "2028-03-27"]);
  expect(led("Enter")).toBeNull();
});

test("what is still being typed is no day", () => {
  expect(["", "0002-03-01", "2027-13-01", "2027-03-27"].map(isDay)).toEqual([false, false, false, true]);
});
