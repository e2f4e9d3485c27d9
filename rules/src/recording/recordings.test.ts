import { constants, RECORDING_ENDS } from "@atrium/contract";
import { describe, expect, test } from "vitest";
import {
  finishedAs,
  isBeingMade,
  proofOfGrowth,
  refusalOfStart,
  refusalOfStop,
  whyEndRecording,
} from "./recordings.ts";
import type { RecordingStart, WatchedRecording } from "./recordings.ts";

const free: RecordingStart = {
  type: "stage",
  ofStage: true,
  latest: null,
  plan: "startup",
  agreedRecordings: null,
  kept: 4,
  whyNot: null,
};
const refused = (changes: Partial<RecordingStart>) => refusalOfStart({ ...free, ...changes })?.code;

describe("a recording begins", () => {
  test("where nothing runs, the plan keeps one more and there is a recorder", () => {
    expect(refusalOfStart(free)).toBeNull();
    for (const latest of ["processing", "ready", "partial", "failed"] as const)
      expect(refused({ latest }), latest).toBeUndefined();
  });
  test("once at a time in a room", () => {
    for (const latest of ["starting", "recording"] as const) expect(refused({ latest })).toBe("alreadyRecording");
  });
  test("by the operation of its kind of room", () => {
    expect(refused({ type: "spatial" })).toBe("invalidRoomType");
    expect(refused({ ofStage: false })).toBe("invalidRoomType");
    expect(refused({ type: "collaboration", ofStage: false })).toBeUndefined();
  });
  test("up to what the plan keeps", () => {
    expect(refused({ kept: 5 })).toBe("recordingsQuantityExceeded");
    expect(refused({ plan: "lite", kept: 1 })).toBe("recordingsQuantityExceeded");
    expect(refused({ plan: "enterprise", kept: 29 })).toBeUndefined();
    expect(refused({ plan: "custom", agreedRecordings: 4 })).toBe("recordingsQuantityExceeded");
    expect(refused({ plan: "custom", agreedRecordings: 5 })).toBeUndefined();
    expect(refused({ plan: "free", kept: 0 })).toBe("recordingsQuantityExceeded");
  });
  test("with a recorder: the lasting reason is said first, a passing one last", () => {
    expect(refused({ whyNot: "noBrowser", kept: 9 })).toBe("recordingNotSetUp");
    expect(refused({ whyNot: "busy", kept: 9 })).toBe("recordingsQuantityExceeded");
    expect(refused({ whyNot: "busy" })).toBe("recordersBusy");
  });
});

test("what runs can be stopped, and nothing else", () => {
  const stop = (latest: RecordingStart["latest"]) => refusalOfStop({ type: "stage", ofStage: true, latest })?.code;
  expect([stop("starting"), stop("recording")]).toEqual([undefined, undefined]);
  expect(stop("processing")).toBe("alreadyNotRecording");
  expect([stop(null), stop("ready"), stop("failed")]).toEqual(Array(3).fill("recordingNotInProgress"));
  expect(refusalOfStop({ type: "stage", ofStage: false, latest: "recording" })?.code).toBe("invalidRoomType");
});

test("one that is being made can be neither had nor deleted", () => {
  expect((["starting", "recording", "processing"] as const).every(isBeingMade)).toBe(true);
  expect((["ready", "partial", "failed"] as const).some(isBeingMade)).toBe(false);
});

describe("a recording ends by itself", () => {
  const running: WatchedRecording = { nowMs: 100_000, startedMs: 1, grewMs: 99_000, emptySinceMs: null, plan: "lite" };
  const why = (changes: Partial<WatchedRecording>) => whyEndRecording({ ...running, ...changes });
  test("not while it grows and somebody is there", () => {
    expect(why({})).toBeNull();
    expect(why({ emptySinceMs: 100_000 - constants.recording.emptyForMs + 1 })).toBeNull();
  });
  test("when the room has been empty for a while", () => {
    expect(why({ emptySinceMs: 100_000 - constants.recording.emptyForMs })).toBe("roomLeft");
  });
  test("when the plan keeps none any more, or after hours", () => {
    expect(why({ plan: "free" })).toBe("planEnded");
    const nowMs = constants.recording.longestMs + 1;
    expect(why({ nowMs, grewMs: nowMs })).toBe("tooLong");
  });
  test("when nothing comes any more, or nothing ever came", () => {
    expect(why({ grewMs: 100_000 - constants.recording.growsWithinMs })).toBe("recorderLost");
    expect(why({ grewMs: null })).toBe("neverBegan");
    expect(why({ grewMs: null, startedMs: 90_000 })).toBeNull();
  });
});

test("five seconds without a stored one are not growth, from the start on", () => {
  const at = (nowMs: number, grewMs: number | null) => proofOfGrowth({ nowMs, startedMs: 1000, grewMs });
  expect([at(1000, null), at(5999, null), at(6000, null)]).toEqual(["starting", "starting", "notGrowing"]);
  expect([at(9000, 8000), at(12_999, 8000), at(13_000, 8000)]).toEqual(["growing", "growing", "notGrowing"]);
});

test("what is missing of a recording is said", () => {
  expect(finishedAs(null, true)).toBe("ready");
  const ends = Object.fromEntries(RECORDING_ENDS.map((end) => [end, finishedAs(end, true)]));
  expect(ends).toEqual({
    roomLeft: "ready",
    planEnded: "ready",
    tooLong: "ready",
    recorderLost: "partial",
    neverBegan: "partial",
    serverStopped: "partial",
    notStored: "partial",
  });
  expect(finishedAs(null, false)).toBe("failed");
});
