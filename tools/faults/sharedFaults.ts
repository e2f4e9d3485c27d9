import { faultsIn } from "./fault.ts";

const serverFaults = faultsIn("server/src", [
  {
    file: "element/playVideo.ts",
    tests: ["element/playVideo.integration.test.ts"],
    faults: [
      [
        "a video that is stopped jumps back to where it began",
        "{ state, rate, stateSeek: videoSecondsAt(was, nowMs), stateAt: nowMs }",
        "{ state, rate, stateSeek, stateAt: nowMs }",
      ],
    ],
  },
  {
    file: "element/updateElements.ts",
    tests: ["element/playVideo.integration.test.ts"],
    faults: [["whoever makes a video louder is said to have moved it", "now.stateAt !== was.stateAt", "true"]],
  },
]);

const webFaults = faultsIn("web/src", [
  {
    file: "room/elements/video/keepInStep.ts",
    tests: ["room/elements/video/keepInStep.test.ts"],
    faults: [["a video that is over is played again and again", "wanted.isPlaying && !isOver", "wanted.isPlaying"]],
  },
]);

const rulesFaults = faultsIn("rules/src", [
  {
    file: "element/elementsLeft.ts",
    tests: ["element/elements.test.ts"],
    faults: [["a screen that nobody shares stays", "creator?.sharingScreen === true", "creator !== undefined"]],
  },
]);

/** Faults in what people see together: videos, PDFs and shared screens. */
export const sharedFaults = [...rulesFaults, ...serverFaults, ...webFaults];
