import { faultsIn } from "./fault.ts";

/** Faults in who is on air, and for how long. */
export const broadcastFaults = faultsIn("rules/src", [
  {
    file: "broadcast/decideBroadcast.ts",
    tests: ["broadcast/broadcast.test.ts"],
    faults: [
      ["a room's own media go on air", 'if (!isOffered) return refuse("broadcastDoesNotExists");', ""],
      ["two are on air", 'if (broadcastOf(inSpace) !== null) return refuse("broadcastAlreadyInUse");', ""],
      [
        "whoever outranks an admin is stopped by them",
        "theirs !== undefined && outranks",
        "theirs === undefined && outranks",
      ],
    ],
  },
  {
    file: "broadcast/airState.ts",
    tests: ["broadcast/broadcast.test.ts"],
    faults: [
      ["people hear who is only preparing", "isActive || accountId === listener", "isActive || true"],
      [
        "the air is kept for somebody who never comes back",
        "broadcast.heldUntilMs <= nowMs",
        "broadcast.heldUntilMs > nowMs",
      ],
    ],
  },
]);
