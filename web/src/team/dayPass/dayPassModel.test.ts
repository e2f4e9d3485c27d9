import type { DayPass, WantedDayPass } from "@atrium/contract";
import { dayPassRate } from "@atrium/rules";
import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { dayPassModel, firstDayPass, passLines } from "./dayPassModel.ts";
import { dayPassTexts } from "./texts.ts";

const NOW = Date.UTC(2027, 2, 1, 12);
const needs = { locale: "en", say: sayIn(dayPassTexts, "en") } as const;
const weekend: WantedDayPass = {
  startDate: "2027-03-27",
  startTime: "09:00",
  endDate: "2027-03-28",
  endTime: "18:00",
  timeZone: "Europe/Berlin",
  people: 180,
};
const modelOf = (change: Partial<WantedDayPass> = {}) =>
  dayPassModel({ wanted: { ...weekend, ...change }, rate: dayPassRate(), nowMs: NOW }, needs);

test("a pass is counted through a change of clocks, and each started day has its price", () => {
  expect(modelOf()).toMatchObject({
    fault: null,
    name: "Day pass, regular",
    people: "180 people",
    length: "Lasts 32 hours.",
    clocks: "Clocks go forward by 1 hour meanwhile.",
    days: "2 days × $70.00",
    sum: "$140.00",
  });
  const short = modelOf({ endDate: weekend.startDate, endTime: "10:30", people: 50 });
  expect(short).toMatchObject({ name: "Day pass, small", length: "Lasts 1.5 hours.", clocks: null, sum: "$30.00" });
  expect(modelOf({ startDate: "2027-10-30", endDate: "2027-10-31" }).clocks).toContain("go back by 1 hour");
});

test("what is no period says why and has no sum, also while a field is empty", () => {
  for (const wrong of [{ endDate: "2027-03-26" }, { startDate: "" }, { endTime: "" }, { startDate: "2026-03-27" }])
    expect(modelOf(wrong)).toMatchObject({ fault: expect.stringMatching(/./) as string, length: null, sum: "" });
});

const first = (timeZone: string, asked?: Parameters<typeof firstDayPass>[1]) =>
  firstDayPass({ timeZone, rate: dayPassRate(), nowMs: NOW }, asked);

test("it begins with tomorrow in the reader's own zone", () => {
  expect(first("Pacific/Auckland")).toMatchObject({ startDate: "2027-03-03", endDate: "2027-03-03" });
  expect(first("America/New_York")).toMatchObject({
    startDate: "2027-03-02",
    timeZone: "America/New_York",
  });
  expect(modelOf(first("Europe/Berlin")).fault).toBeNull();
});

test("a link may ask for more days and people, as many as are sold", () => {
  expect(first("Europe/Berlin", { days: 3, users: 120 })).toMatchObject({
    startDate: "2027-03-02",
    endDate: "2027-03-04",
    people: 120,
  });
  const { maxOnlineCapacity, minOnlineCapacity } = dayPassRate();
  expect(first("Europe/Berlin", { users: 100_000 }).people).toBe(maxOnlineCapacity);
  expect(first("Europe/Berlin", { users: 1 }).people).toBe(minOnlineCapacity);
  expect(modelOf(first("Europe/Berlin", { days: 14 })).fault).toBeNull();
});

test("passes are listed by the clocks of their zone", () => {
  const pass: DayPass = {
    id: "in_1",
    state: "waiting",
    startsAt: "2027-03-27T08:00:00.000Z",
    endsAt: "2027-03-28T16:00:00.000Z",
    timeZone: "Europe/Berlin",
    people: 180,
    priceCents: 14_000,
  };
  const [line] = passLines([pass], needs);
  expect(line).toMatchObject({ state: "waiting", note: "180 people, Europe/Berlin" });
  expect(line?.title).toMatch(/27 Mar.*09:00.*28 Mar.*18:00/);
});
