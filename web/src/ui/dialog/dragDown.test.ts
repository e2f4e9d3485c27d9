import { expect, test } from "vitest";
import { beginDrag, closesOnRelease, drag, still } from "./dragDown.ts";

test("a sheet follows the finger down, never up", () => {
  const down = drag(beginDrag(200), 260);
  expect(down).toMatchObject({ offset: 60 });
  expect(drag(down, 150)).toMatchObject({ offset: 0 });
});

test("it closes when let go more than 100 pixels down, else it goes back", () => {
  expect(closesOnRelease(drag(beginDrag(200), 301))).toBe(true);
  expect(closesOnRelease(drag(beginDrag(200), 300))).toBe(false);
  expect(closesOnRelease(drag(drag(beginDrag(200), 400), 220))).toBe(false);
});

test("moving without having pressed does nothing", () => {
  expect(drag(still, 500)).toBe(still);
  expect(closesOnRelease(still)).toBe(false);
});
