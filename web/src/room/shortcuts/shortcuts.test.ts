import { expect, test } from "vitest";
import { actionKeys } from "../actions/roomActions.ts";
import { SHORTCUTS } from "./shortcuts.ts";

test("every action with a key stands in the list once, with its own key", () => {
  const all = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts);
  for (const { id, key } of actionKeys)
    expect(
      all.filter(({ says }) => says === id).map(({ keys }) => keys),
      id,
    ).toEqual([[key]]);
});

test("no two shortcuts share their keys", () => {
  const keys = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts.map((shortcut) => shortcut.keys.join("+")));
  expect(new Set(keys).size).toBe(keys.length);
});
