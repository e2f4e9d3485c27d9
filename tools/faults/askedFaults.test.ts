import { expect, test } from "vitest";
import { askedFaults } from "./askedFaults.ts";

test("without arguments all faults are asked for", () => {
  expect(askedFaults([])).toEqual({ share: 1, seed: 1, only: "", untried: false });
});

test("a text is taken with an equals sign and with a space", () => {
  expect(askedFaults(["--only=guest"]).only).toBe("guest");
  expect(askedFaults(["--only", "guest"]).only).toBe("guest");
});

test("what the page does not have yet is asked for by name", () => {
  expect(askedFaults(["--untried"]).untried).toBe(true);
});

test("a tenth is drawn by its seed", () => {
  expect(askedFaults(["--share=0.1", "--seed=7"])).toEqual({ share: 0.1, seed: 7, only: "", untried: false });
});

test.each([
  ["--onyl=guest", "Unknown option '--onyl'"],
  ["guest", "Unexpected argument 'guest'"],
  ["--only", "argument missing"],
  ["--only=", "asks for nothing"],
  ["--share=0", "a share is above 0"],
  ["--share=2", "a share is above 0"],
  ["--seed=soon", "a seed is a whole number"],
])("%s is refused: nobody means all faults by it", (arg, why) => {
  expect(() => askedFaults([arg])).toThrow(why);
});
