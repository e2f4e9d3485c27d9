import { faultsIn } from "./fault.ts";

const ruleFaults = faultsIn("rules/src", [
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

const serverFaults = faultsIn("server/src", [
  {
    file: "live/actors/areaKeeper.ts",
    tests: ["live/actors/areaKeeper.test.ts"],
    faults: [
      [
        "after a restart whoever was behind a closed door stands outside",
        "if (missed !== undefined) return this.#within(missed);",
        "",
      ],
      [
        "whoever comes back long after a restart walks past a closed door",
        "this.#missedUntilMs < nowMs ? undefined : this.#missed.get(accountId)",
        "this.#missed.get(accountId)",
      ],
    ],
  },
  {
    file: "live/actors/heldPlaces.ts",
    tests: ["stage/stage.integration.test.ts"],
    faults: [["after a restart a stage is empty", "onParts?.(parts);", ""]],
  },
  {
    file: "live/actors/liveElements.ts",
    tests: ["live/actors/liveElements.test.ts"],
    faults: [
      [
        "a background video that was taken away stays for those who missed it",
        '[] : [{ type: "gone", kind: "backgroundVideo", id }]',
        "[] : []",
      ],
    ],
  },
]);

/** Faults in access to private areas, and in what a room stores for a restart. */
export const areaFaults = [...ruleFaults, ...serverFaults];
