import type { UploadId } from "@atrium/contract";
import { expect, test } from "vitest";
import { exampleSettings } from "./fixtures/exampleSettings.ts";
import { changesOf, draftOf, faultsIn, isChanged, localTime, type SettingsDraft } from "./settingsModel.ts";

const kept = exampleSettings();
const drafted = (change: Partial<SettingsDraft>) => ({ ...draftOf(kept), ...change });
const picked = { file: new File([], "a.png"), url: "blob:a" };
const NOW_MS = Date.UTC(2026, 10, 23);

test("untouched settings ask for nothing", () => {
  expect(changesOf(kept, draftOf(kept))).toEqual({});
  expect(isChanged(kept, draftOf(kept))).toBe(false);
});

test("only what differs is asked for, without blanks around words", () => {
  const draft = drafted({ name: " Kestrel ", hasSounds: false, showsPeople: false, entranceTitle: "Hello" });
  const changes = { name: "Kestrel", hasSounds: false, showsPeople: false, entranceTitle: "Hello" };
  expect(changesOf(kept, draft)).toEqual(changes);
});

test("an empty link, a cleared start and a removed password are taken away", () => {
  const set = exampleSettings({ space: { logoLinkUrl: "https://kite.studio", startsAt: "2026-12-01T09:00:00.000Z" } });
  const draft = { ...draftOf(set), logoLinkUrl: " ", startsAt: "", removesPassword: true, password: "ignored" };
  expect(changesOf(set, draft)).toEqual({ logoLinkUrl: null, startsAt: null, password: null });
});

test("a picked picture is something to save, and is named once it is sent", () => {
  const draft = drafted({ logo: picked, background: picked });
  expect(isChanged(kept, draft)).toBe(true);
  const uploads = { logo: "l" as UploadId, background: "b" as UploadId };
  expect(changesOf(kept, draft, uploads)).toEqual({ logoUploadId: "l", entranceBackgroundUploadId: "b" });
});

test("a floor that ships with the app is named, a logo is taken away", () => {
  const set = exampleSettings({ space: { logoUrl: "/files/x" } });
  const draft = { ...draftOf(set), logoUrl: null, entranceBackgroundUrl: "floor:garden" };
  expect(changesOf(set, draft)).toEqual({ logoUploadId: null, entranceBackgroundUrl: "floor:garden" });
});

test("faults are found before the server is asked", () => {
  const faults = (change: Partial<SettingsDraft>) => faultsIn(kept, drafted(change), NOW_MS);
  expect(faults({ name: " " })).toEqual(["name"]);
  expect(faults({ logoLinkUrl: "kite" })).toEqual(["logoLinkUrl"]);
  expect(faults({ password: "abc" })).toEqual(["password"]);
  expect(faults({ startsAt: localTime(NOW_MS - 60_000) })).toEqual(["startsAt"]);
  expect(faults({ startsAt: localTime(NOW_MS + 60_000) })).toEqual([]);
  expect(faults({ startsAt: "20261-11-20T10:00" })).toEqual(["startsAt"]);
  expect(faults({ enterAsAdmin: true })).toEqual(["enterAsAdminPassword"]);
  expect(faults({ enterAsAdmin: true, enterAsAdminPassword: "open" })).toEqual([]);
});
