import { expect, test } from "vitest";
import { actionKeys } from "../actions/roomActions.ts";
import { SHORTCUTS, type Shortcut } from "./shortcuts.ts";

test("every action with a key stands in the list once, with its own key", () => {
  const all = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts);
  for (const { id, key } of actionKeys)
    expect(
      all.filter(({ says }) => says === id).map(({ keys }) => keys),
      id,
    ).toEqual([[key]]);
});

test("no two shortcuts of one place share their keys, and a letter of an action is only lent to messages", () => {
  const written = (shortcuts: readonly Shortcut[]) =>
    shortcuts.flatMap(({ keys, or }) => [keys.join("+"), ...(or === undefined ? [] : [or.join("+")])]);
  for (const { title, shortcuts } of SHORTCUTS) {
    const keys = written(shortcuts);
    expect(new Set(keys).size, title).toBe(keys.length);
  }
  const elsewhere = SHORTCUTS.filter(({ title }) => title !== "messages").flatMap(({ shortcuts }) =>
    written(shortcuts),
  );
  for (const { key } of actionKeys) expect(elsewhere.filter((keys) => keys === key).length, key).toBeLessThanOrEqual(1);
});

test("what keys do with things on the floor and with the view stands in the list", () => {
  const said = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts).flatMap(({ keys, or = [] }) => [
    keys.join("+"),
    or.join("+"),
  ]);
  expect(said).toEqual(
    expect.arrayContaining(["Mod+Z", "Mod+Shift+Z", "Mod+C", "Mod+V", "Mod+D", "Delete", "0", "1", "+", "−"]),
  );
});

test("what a chat does by keys stands in the list: an answer, and the marks of what one writes", () => {
  const said = SHORTCUTS.find(({ title }) => title === "messages")?.shortcuts.map(({ keys }) => keys.join("+"));
  expect(said).toEqual(expect.arrayContaining(["R", "Mod+B", "Mod+I", "Mod+E"]));
});
