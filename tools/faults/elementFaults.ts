import { faultsIn } from "./fault.ts";

const ruleFaults = faultsIn("rules/src", [
  {
    file: "element/refusalOfElementChange.ts",
    tests: ["element/elements.test.ts"],
    faults: [
      ["a host changes what members have shared", "creatorId === null || isGuest(creatorRole)", "true"],
      [
        "whoever made a locked element changes it nevertheless",
        "if (lockerRole !== null) {",
        "if (lockerId === null) {",
      ],
    ],
  },
  {
    file: "element/placeElement.ts",
    tests: ["element/elements.test.ts"],
    faults: [["an element is lost beside the floor", "Math.max(part - length, Math.min(floor - part, at))", "at"]],
  },
  {
    file: "room/arrival.ts",
    tests: ["room/arrival.test.ts"],
    faults: [["people appear on whoever stands at the spawn spot", "  hasRoom(spot, input) ? spot", "  true ? spot"]],
  },
]);

const serverFaults = faultsIn("server/src", [
  {
    file: "live/actors/liveElements.ts",
    tests: ["live/actors/liveElements.test.ts"],
    faults: [
      ["elements read before a change overwrite it", "if (read.revision >= this.#heard) return", "return"],
      ["a change that is missing is never missed", "|| revision > this.#revision + 1", ""],
      [
        "reading elements again forgets who is using them",
        'records.get("element", stored.id)?.collaboratorsIds ?? []',
        "[]",
      ],
      [
        "a restart takes away what those had shared who come back",
        "#isSettled = false;\n  #isClosed",
        "#isSettled = true;\n  #isClosed",
      ],
      ["whoever leaves takes pinned elements along", "&& !element.didPersist", ""],
      ["whoever stops sharing takes everything of theirs along", ' && data.type === "screen_share"', ""],
    ],
  },
  {
    file: "element/elementStore.ts",
    tests: ["element/screenShare.integration.test.ts"],
    faults: [["a shared screen takes one of a room's elements", " filter (where not ${isScreen})", ""]],
  },
  {
    file: "element/addElements.ts",
    tests: ["element/elements.integration.test.ts"],
    faults: [["a plan allows one element more in a room", "if (begun.count >= limit)", "if (begun.count > limit)"]],
  },
  {
    file: "element/copyElements.ts",
    tests: ["element/elementCopies.integration.test.ts"],
    faults: [["a copy of a room has what was not pinned", ", eq(elements.isPinned, true)", ""]],
  },
  {
    file: "element/passOnElements.ts",
    tests: ["element/elementCopies.integration.test.ts"],
    faults: [["who is gone is still named in the room", "patches: null", "patches: []"]],
  },
]);

export const elementFaults = [...ruleFaults, ...serverFaults];
