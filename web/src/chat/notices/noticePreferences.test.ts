import { beforeEach, expect, test, vi } from "vitest";
import { isQuietHour, keepNoticeChoice, keepQuietHours, noticeChoice, noticePreferences } from "./noticePreferences.ts";

vi.stubGlobal("localStorage", sessionStorage);
beforeEach(() => sessionStorage.clear());

test("at first everything sounds, and only what is for me alone is shown over other windows", () => {
  expect(noticeChoice("direct")).toEqual({ sound: true, notification: true });
  expect(noticeChoice("mention")).toEqual({ sound: true, notification: true });
  for (const kind of ["team", "space", "room"] as const)
    expect(noticeChoice(kind)).toEqual({ sound: true, notification: false });
});

test("a choice is kept and leaves the others alone", () => {
  keepNoticeChoice("room", { sound: false });
  keepQuietHours({ isOn: true });
  expect(noticeChoice("room")).toEqual({ sound: false, notification: false });
  expect(noticeChoice("direct").sound).toBe(true);
  expect(noticePreferences().quietHours).toEqual({ isOn: true, fromMinute: 1200, toMinute: 540 });
  expect(noticePreferences()).toBe(noticePreferences());
});

test("what is kept and cannot be read is as if it were not there, each choice by itself", () => {
  sessionStorage.setItem("atrium.notices", "{");
  expect(noticeChoice("team").sound).toBe(true);
  sessionStorage.setItem("atrium.notices", JSON.stringify({ team: { sound: false, notification: true }, room: 4 }));
  expect(noticeChoice("team")).toEqual({ sound: false, notification: true });
  expect(noticeChoice("room")).toEqual({ sound: true, notification: false });
});

test("quiet hours reach over midnight, begin with their first minute and end before their last", () => {
  const at = (hour: number, minute = 0) => new Date(2026, 10, 25, hour, minute);
  const night = { isOn: true, fromMinute: 20 * 60, toMinute: 9 * 60 };
  expect([at(20), at(23, 59), at(0), at(8, 59)].map((each) => isQuietHour(night, each))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([at(19, 59), at(9)].map((each) => isQuietHour(night, each))).toEqual([false, false]);
  const lunch = { isOn: true, fromMinute: 12 * 60, toMinute: 13 * 60 };
  expect([at(12), at(13), at(2)].map((each) => isQuietHour(lunch, each))).toEqual([true, false, false]);
  expect(isQuietHour({ ...night, isOn: false }, at(23))).toBe(false);
});
