import { expect, test } from "vitest";
import { exampleSettings } from "./fixtures/exampleSettings.ts";
import { presentText } from "./presentText.ts";

test("who may enter, and from when, is told in a line", () => {
  const access = (change: Parameters<typeof exampleSettings>[0]) =>
    presentText("access", exampleSettings(change), "en");
  const open = { isPrivate: false, hasPassword: false, startsAt: null, teamName: "Kite" };
  expect(access({ space: open })).toBe("Anyone with the link");
  expect(access({ space: { ...open, hasPassword: true } })).toBe("Anyone with the link, with a password");
  expect(access({ space: { ...open, startsAt: "2026-12-01T09:00:00.000Z" } })).toMatch(/, opens .*December 2026/);
  const shut = { ...open, isPrivate: true };
  expect(access({ space: shut, settings: { isOpenToTeam: true } })).toContain("Kite");
  expect(access({ space: shut })).toBe("Only people who were added");
});

test("name, address, title and domain stand there as they are; what has none says what it is about", () => {
  const bare = exampleSettings({ space: { name: "Kite HQ", slug: "hq" } });
  const told = exampleSettings({ settings: { entranceTitle: "Come in" } });
  expect(presentText("general", bare, "en")).toBe("Kite HQ, hq");
  expect(presentText("entrance", told, "en")).toBe("“Come in”, brightness 100%");
  expect(presentText("entrance", bare, "ru")).toBe("Карточка, которую видят перед тем, как войти.");
  expect(presentText("domain", bare, "en")).toBe("Your space at your own address.");
});
