import { faultsIn } from "./fault.ts";

const ruled = faultsIn("rules/src", [
  {
    file: "recording/recordings.ts",
    tests: ["recording/recordings.test.ts"],
    faults: [
      ["a room is recorded twice at once", 'if (isRecording(latest)) return refuse("alreadyRecording");', ""],
      ["a team keeps one recording more than its plan", "kept >= recordingsLimit", "kept > recordingsLimit"],
      ["an empty room is recorded for ever", "nowMs - emptySinceMs >= emptyForMs", "false"],
      ["a recording that stopped growing goes on", "return grewMs === null ?", "return grewMs !== null ? null :"],
      ["a recording that does not grow is said to grow", ">= constants.recording.provenWithinMs", "< 0"],
      ["a part is shown as the whole", "WHOLE.includes(endedBecause)", "true"],
    ],
  },
]);

const inBrowser = faultsIn("web/src", [
  {
    file: "recording/recorder/recorderModel.ts",
    tests: ["recording/recorder/recorderModel.test.ts"],
    faults: [
      ["a piece that got no answer is lost", "await wait(AGAIN_AFTER_MS);", "return null;"],
      ["a recorder records after it was stopped", "if (news.stops) capturing.stop();", ""],
      [
        "a recorder whose media are lost stays deaf",
        "const onLost = () => (wantsMedia = true);",
        "const onLost = () => (wantsMedia = false);",
      ],
    ],
  },
]);

const kept = faultsIn("server/src/recording/keeping", [
  {
    file: "expiringStore.ts",
    tests: ["expireRecordings.integration.test.ts"],
    faults: [
      [
        "after an outage a recording goes at once",
        "greatest(${dueAt(nowMs)}, ${atMs(nowMs + toldBeforeMs)})",
        "${dueAt(nowMs)}",
      ],
    ],
  },
]);

export const recordingFaults = [...ruled, ...inBrowser, ...kept];
