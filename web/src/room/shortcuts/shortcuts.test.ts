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

test("what a chat does by keys stands in the list: an answer, and the marks of what one writes", () => {
  const said = SHORTCUTS.find(({ title }) => title === "messages")?.shortcuts.map(({ keys }) => keys.join("+"));
  expect(said).toEqual(expect.arrayContaining(["R", "Mod+B", "Mod+I", "Mod+E"]));
});
