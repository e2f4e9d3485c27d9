import { faultsIn } from "./fault.ts";

/** Faults in who is on air, and for how long. */
const ruled = faultsIn("rules/src", [
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

const ofTests = { tests: ["room/broadcast/broadcastAir.test.ts"] };
const inBrowser = faultsIn("web/src", [
  {
    file: "room/broadcast/broadcastAir.ts",
    ...ofTests,
    faults: [
      ["a broadcast that went with its node is over", "if (isInTime && airOf(live) === null)", "if (false)"],
      ["whoever comes back too late goes on air again", "if (isInTime && airOf", "if (airOf"],
      [
        "a broadcast of before the page was loaded stays on air without a voice",
        'void this.#needs.port.call("stopBroadcast", { broadcastId: mine.id });',
        "",
      ],
      ["people receive who is only preparing", "isMine || broadcast?.isActive !== true", "isMine"],
    ],
  },
  {
    file: "room/broadcast/lendDevices.ts",
    ...ofTests,
    faults: [["whoever muted themselves on air is heard in their room after it", "areOn[kind] && ", ""]],
  },
  {
    file: "room/broadcast/airReception.ts",
    tests: ["room/broadcast/airReception.test.ts"],
    faults: [["whoever is on air is heard twice", "if (accountId === speakerId)", "if (false)"]],
  },
]);

export const broadcastFaults = [...ruled, ...inBrowser];
