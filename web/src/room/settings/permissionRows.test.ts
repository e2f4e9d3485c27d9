import { ROOM_FLAGS } from "@atrium/contract";
import { expect, test } from "vitest";
import { PERMISSION_GROUPS } from "./permissionRows.ts";
import { settingsTexts } from "./texts.ts";

test("each of a room's fifteen permissions stands there once, with a sentence of its own in both languages", () => {
  const shown = PERMISSION_GROUPS.flatMap(({ flags }) => flags);
  expect(shown.toSorted()).toEqual([...ROOM_FLAGS].toSorted());
  expect(shown).toHaveLength(15);
  for (const locale of ["en", "ru"] as const) {
    const sentences = shown.map((flag) => settingsTexts.entries[`${flag}Lead`][locale]);
    expect(new Set(sentences).size).toBe(15);
  }
});
