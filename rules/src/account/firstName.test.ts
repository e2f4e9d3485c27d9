import { expect, test } from "vitest";
import { firstName } from "./firstName.ts";

test("of a name in several words the first is enough, where it says who is meant", () => {
  expect(["Marina Sokolova", "Олег Дружинин", "Leo", "Anna Maria  Lopez"].map(firstName)).toEqual([
    "Marina",
    "Олег",
    "Leo",
    "Anna",
  ]);
  for (const whole of ["Guest 2", "Dr. Noor", "J Smith", "李小龙", ""]) expect(firstName(whole)).toBe(whole);
});
