import { expect, test } from "vitest";
import { marking, markOfKey } from "./marking.ts";

/** A text with its selection in brackets, after formatting it. */
function marked(drawn: string, mark: string): string {
  const from = drawn.indexOf("[");
  const text = drawn.replace("[", "").replace("]", "");
  const { piece, selects, ...range } = marking(text, { from, to: drawn.indexOf("]") - 1 }, mark);
  const next = text.slice(0, range.from) + piece + text.slice(range.to);
  return `${next.slice(0, selects.from)}[${next.slice(selects.from, selects.to)}]${next.slice(selects.to)}`;
}

test("what is selected gets a mark at both ends and stays selected", () => {
  expect(marked("Come at [four] please", "**")).toBe("Come at **[four]** please");
  expect(marked("Come at [ four ]please", "_")).toBe("Come at  _[four]_ please");
});

test("the same key takes the mark away, inside what is selected or around it", () => {
  expect(marked("Come at **[four]**", "**")).toBe("Come at [four]");
  expect(marked("Come at [**four**]", "**")).toBe("Come at [four]");
});

test("with nothing selected one writes between the marks, and pressed again they are gone", () => {
  expect(marked("Run []", "`")).toBe("Run `[]`");
  expect(marked("Run `[]`", "`")).toBe("Run []");
});

test("each line gets marks of its own: they hold within one", () => {
  expect(marked("[one\n\n  two]", "**")).toBe("[**one**\n\n  **two**]");
});

test("the keys are those of every layout, with Ctrl alone, on Apple's machines with the command key", () => {
  const key = { code: "KeyB", ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
  const command = { ...key, ctrlKey: false, metaKey: true, code: "KeyI" };
  expect([markOfKey(key, false), markOfKey(command, false)]).toEqual(["**", null]);
  expect([markOfKey(key, true), markOfKey(command, true)]).toEqual([null, "_"]);
  for (const change of [{ ctrlKey: false }, { altKey: true }, { shiftKey: true }, { code: "KeyX" }])
    expect(markOfKey({ ...key, ...change }, false)).toBeNull();
});
