import { faultsIn } from "./fault.ts";

/** Faults in who gets into a private area. */
export const areaFaults = faultsIn("rules/src", [
  {
    file: "room/areaDoors.ts",
    tests: ["room/areaDoors.test.ts"],
    faults: [
      [
        "whoever stands where a closed area is put is in it",
        "covers(area, place) && (area.data.open || before.includes(area.id))",
        "covers(area, place)",
      ],
      ["a closed door stops nobody", ".find((place) => !isShut(place)) ?? from", "[0] ?? from"],
    ],
  },
]);
