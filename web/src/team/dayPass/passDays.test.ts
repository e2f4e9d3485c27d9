import type { DayPass } from "@atrium/contract";
import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { lastDayFrom, passOnDay, pickedDay, whyNotDay, type PassEnd } from "./passDays.ts";
import { dayPassTexts } from "./texts.ts";

const say = sayIn(dayPassTexts, "en");
const wanted = { startDate: "2027-03-27", timeZone: "Europe/Berlin" };
const why = (day: string, next: PassEnd) =>
  whyNotDay(day, { wanted, next, nowMs: Date.UTC(2027, 2, 1, 23, 30) }, { say, locale: "en" });

test("days that have passed in the pass's time zone, and those of another year, begin no pass", () => {
  expect(why("2027-03-01", "first")).toBe("This day has passed.");
  expect(why("2027-03-02", "first")).toBeNull();
  expect(why("2028-03-02", "first")).toBeNull();
  expect(why("2028-03-03", "first")).toBe("A pass begins within a year.");
});

test("the last day is within two weeks of the first, or begins another choice", () => {
  expect(why("2027-03-27", "last")).toBeNull();
  expect(why("2027-04-10", "last")).toBeNull();
  expect(why("2027-04-11", "last")).toBe("A pass lasts 14 days at most.");
  expect(why("2027-04-11", "first")).toBeNull();
  expect(why("2027-03-20", "last")).toBeNull();
});

test("the first day that is chosen is the whole pass until the last one is", () => {
  expect(pickedDay("2027-04-02", { wanted, next: "first" })).toEqual({
    part: { startDate: "2027-04-02", endDate: "2027-04-02" },
    next: "last",
  });
  expect(pickedDay("2027-03-28", { wanted, next: "last" })).toEqual({ part: { endDate: "2027-03-28" }, next: "first" });
  expect(pickedDay("2027-03-20", { wanted, next: "last" })).toEqual({
    part: { startDate: "2027-03-20", endDate: "2027-03-20" },
    next: "last",
  });
});

const pass: DayPass = {
  id: "in_1",
  state: "waiting",
  startsAt: "2027-03-05T23:00:00.000Z",
  endsAt: "2027-03-07T17:00:00.000Z",
  timeZone: "Europe/Berlin",
  people: 40,
  priceCents: 3000,
};

test("a pass that is moved lasts as many days as before, also over a change of the clocks", () => {
  expect(lastDayFrom("2027-03-27", pass)).toBe("2027-03-28");
  expect(lastDayFrom("2027-12-31", pass)).toBe("2028-01-01");
  expect(lastDayFrom("2027-0", pass)).toBe("2027-0");
});

test("a day on which the team has a pass says so, by the clocks of that pass, unless it is over", () => {
  const noted = ["2027-03-05", "2027-03-06", "2027-03-07", "2027-03-08"].map((day) => passOnDay(day, [pass], say));
  expect(noted).toEqual([null, "A day pass already, 40 people", "A day pass already, 40 people", null]);
  expect(passOnDay("2027-03-06", [{ ...pass, state: "over" }], say)).toBeNull();
});
