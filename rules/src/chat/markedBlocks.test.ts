import { expect, test } from "vitest";
import { markedBlocks } from "./markedBlocks.ts";

test("lines that follow each other with the same mark are one quote or one list", () => {
  expect(markedBlocks("Plan:\n- tea\n- cake\n> who?\n> all of us\nYes\n\nindeed")).toEqual([
    { kind: "words", text: "Plan:" },
    {
      kind: "list",
      points: [
        { number: null, text: "tea" },
        { number: null, text: "cake" },
      ],
    },
    { kind: "quote", text: "who?\nall of us" },
    { kind: "words", text: "Yes\n\nindeed" },
  ]);
});

test("points keep the numbers they were written with, apart from those without", () => {
  expect(markedBlocks("2. two\n4. four\n- none")).toEqual([
    {
      kind: "list",
      points: [
        { number: 2, text: "two" },
        { number: 4, text: "four" },
      ],
    },
    { kind: "list", points: [{ number: null, text: "none" }] },
  ]);
});

test.each(["-5 outside", "- ", ">:(", "3.14 or so", "**Demo** and more", "2026. ", "12345. is no point"])(
  "%j stays words",
  (text) => {
    expect(markedBlocks(text)).toEqual([{ kind: "words", text }]);
  },
);
