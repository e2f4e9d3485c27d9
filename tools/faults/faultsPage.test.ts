import { expect, test } from "vitest";
import { faultsIn } from "./fault.ts";
import { faultsPage, isOnPage, type Outcome } from "./faultsPage.ts";

const faults = faultsIn("rules/src", [
  {
    file: "hearing.ts",
    tests: ["hearing.test.ts"],
    faults: [
      ["a voice | never fades", "fade", "stay"],
      ["left is right", "left", "right"],
      ["nobody is heard", "heard", "deaf"],
    ],
  },
]);
const killed = (at: number, by: string): Outcome[] =>
  faults.slice(at, at + 1).map((fault) => ({ fault, state: "killed", by }));

test("what was not tried stands as it stood, and what never was says so", () => {
  const before = faultsPage(faults, killed(0, "a voice fades"), "");
  expect(before).toContain("1 of 1 are noticed, 2 are not tried yet.");
  const page = faultsPage(faults, killed(1, "sides"), before);
  expect(page).toContain("| a voice \\| never fades | `rules/src/hearing.ts` | a voice fades |");
  expect(page).toContain("| left is right | `rules/src/hearing.ts` | sides |");
  expect(page).toContain("2 of 2 are noticed, 1 are not tried yet.");
  expect(faults.map((fault) => isOnPage(page, fault))).toEqual([true, true, false]);
});

test("a fault that no test notices counts among those that could be, one that nothing can notice does not", () => {
  const outcomes: Outcome[] = faults.map((fault, at) => ({
    fault: at === 1 ? { ...fault, equivalent: "it is the same" } : fault,
    state: at === 0 ? "killed" : at === 1 ? "equivalent" : "survived",
    by: at === 0 ? "a voice fades" : null,
  }));
  const page = faultsPage(
    outcomes.map(({ fault }) => fault),
    outcomes,
    "",
  );
  expect(page).toContain("1 of 2 are noticed.");
  expect(page).toContain("| nothing can: it is the same |");
  expect(page).toContain("| nobody is heard | `rules/src/hearing.ts` | **nothing** |");
});
