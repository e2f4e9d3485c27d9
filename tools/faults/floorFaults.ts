import { faultsIn } from "./fault.ts";

/** Faults in how browsers show and send the elements on a room's floor. */
export const floorFaults = faultsIn("web/src/room/elements", [
  {
    file: "ownChanges.ts",
    tests: ["ownChanges.test.ts"],
    faults: [
      [
        "a drag is sent with every frame",
        "const waitMs = isLast ? 0 : Math.max(0, line.sentAtMs + constants.element.updateThrottleMs - clock.nowMs());",
        "const waitMs = 0;",
      ],
      ["what was written without a network is lost", "else if (isLater(reply.code)) this.#keep(id, line, change);", ""],
      ["a refused move stays where it was refused", "else this.#takeBack(id, reply.code);", ""],
      [
        "a thing that others see already is kept apart",
        'this.#set("coming", id, null);\n      this.#due(id, true);',
        "",
      ],
    ],
  },
  {
    file: "elementDesk.ts",
    tests: ["elementDesk.test.ts"],
    faults: [
      [
        "a finger that pans takes a note along",
        "if (touch && !this.state.getState().chosen.includes(elementId)) return false;",
        "",
      ],
      [
        "things are dragged off the floor",
        "const end = onFloor(movedBy(moved, snap?.by ?? { x: 0, y: 0 }), floor);",
        "const end = movedBy(moved, snap?.by ?? { x: 0, y: 0 });",
      ],
    ],
  },
  {
    file: "boxes.ts",
    tests: ["boxes.test.ts"],
    faults: [
      [
        "a picture is stretched",
        "keepsRatio ? scaled(box, wanted, { least, most }) : clamped",
        "keepsRatio ? clamped(wanted, { least, most }) : clamped",
      ],
    ],
  },
]);
