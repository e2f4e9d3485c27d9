import { expect, test } from "vitest";
import { areaBond } from "./privateAreas.ts";

test("people in the same area are together, by whichever of theirs they share", () => {
  expect(areaBond(["desk"], ["desk"])).toBe("together");
  expect(areaBond(["desk", "sofa"], ["sofa", "door"])).toBe("together");
});

test("whoever is in an area is apart from those outside and in another one", () => {
  expect(areaBond([], ["desk"])).toBe("apart");
  expect(areaBond(["sofa"], ["desk"])).toBe("apart");
});

test("who is in no area is heard from within one as from anywhere", () => {
  expect(areaBond([], [])).toBe("none");
  expect(areaBond(["desk"], [])).toBe("none");
});
