import { constants, type Recording } from "@atrium/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createQueries } from "../../platform/data/queries.ts";
import { drawn } from "../../testing/drawn.tsx";
import { AnsweredCalls } from "../../testing/AnsweredCalls.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, roomIdOf } from "../fixtures/people.ts";
import { made, recordedRoom, someRecordings } from "../fixtures/recordingStates.tsx";
import { RecordingChip } from "./RecordingChip.tsx";
import { RecordingNotice } from "./RecordingNotice.tsx";
import { RecordingTrouble } from "./RecordingTrouble.tsx";
import { RecordingsDialog } from "./RecordingsDialog.tsx";

test("whoever is in a recorded room is told once what is kept and by whom, and keeps seeing the mark", async () => {
  const port = fixtureRoom({ people: cast, room: recordedRoom("Marina") });
  await drawn(
    <>
      <RecordingNotice port={port} />
      <RecordingChip port={port} />
    </>,
  );
  await expect.element(page.getByText(/Marina started it/)).toBeVisible();
  await expect.element(page.getByText("Your voice, once you turn your microphone on")).toBeVisible();
  await expect.element(page.getByText(/the chat are not kept/)).toBeVisible();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect.element(page.getByTestId("recording-notice")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Recording 2:1\d$/)).toBeInTheDocument();
});

test("nothing is said of a room that is not recorded", async () => {
  const port = fixtureRoom({ people: cast });
  await drawn(
    <>
      <RecordingNotice port={port} />
      <RecordingChip port={port} />
      <p>Drawn</p>
    </>,
  );
  await expect.element(page.getByText("Drawn")).toBeVisible();
  await expect.element(page.getByTestId("recording-mark")).not.toBeInTheDocument();
});

test("the mark says that the recording starts, and that it does not grow", async () => {
  const port = fixtureRoom({ people: cast, room: { ...recordedRoom(), recordingProof: "starting" } });
  await drawn(<RecordingChip port={port} />);
  const mark = page.getByTestId("recording-mark");
  await expect.element(mark).toHaveAttribute("data-state", "starting");
  port.tellRoom({ recordingProof: "growing" });
  await expect.element(mark.getByText(/^Recording 2:1\d$/)).toBeInTheDocument();
  port.tellRoom({ recordingProof: "notGrowing" });
  await expect.element(page.getByRole("alert").getByText("Not growing").first()).toBeVisible();
});

test("where the room's name needs the place the mark is an icon, its words are only read out", async () => {
  const port = fixtureRoom({ people: cast, room: { ...recordedRoom(), recordingProof: "starting" } });
  await drawn(<RecordingChip port={port} isShort />);
  const mark = page.getByTestId("recording-mark");
  await expect.element(mark).toHaveTextContent("Starting");
  expect(mark.element().getBoundingClientRect().width).toBeLessThan(24);
});

/** A recorded room whose recording ends like this once it is told to. */
async function endedAs(changes: Partial<Recording> | null) {
  const room = recordedRoom();
  const port = fixtureRoom({ people: cast, room });
  const recording = made(1, { roomId: roomIdOf("lounge"), startedAt: room.recordingStartedAt ?? "", ...changes });
  const list = (recordings: Recording[]) => ({ recordings, kept: recordings.length, most: 30, whyNot: null });
  const answers = { listStageRecordings: list(changes === null ? [] : [recording]) };
  const queries = createQueries();
  const called: string[] = [];
  const alarm = vi.fn();
  const call: typeof port.call = (name) => {
    called.push(name);
    return Promise.resolve({ ok: true, value: {} } as never);
  };
  const alarmed = { ...port, call, alarm };
  await drawn(
    <AnsweredCalls answers={answers}>
      <RecordingChip port={port} mayRecord />
      <RecordingTrouble port={alarmed} />
      <p>Drawn</p>
    </AnsweredCalls>,
    queries,
  );
  await expect.element(page.getByTestId("recording-mark")).toBeVisible();
  port.tellRoom({ recordingInProgress: false, recordingStartedAt: null, recordingProof: null });
  const remove = () => {
    answers.listStageRecordings = list([]);
    return queries.invalidateQueries();
  };
  return { called, alarm, remove };
}

test("who may record hears and reads that it was cut short, how much is safe, and starts a new one", async () => {
  const { called, alarm } = await endedAs({ state: "partial", endedBecause: "recorderLost", durationMs: 1_900_000 });
  const card = page.getByTestId("recording-trouble");
  await expect.element(card.getByText("The recording stopped growing")).toBeVisible();
  await expect.element(card.getByText(/31:40 of it is safe/)).toBeVisible();
  await expect.element(page.getByTestId("recording-outcome")).toHaveTextContent("Partial, 31:40");
  expect(alarm).toHaveBeenCalledOnce();
  await card.getByRole("button", { name: "Start a new one" }).click();
  await expect.poll(() => called).toEqual(["startRecording"]);
  await expect.element(card).not.toBeInTheDocument();
});

test("one that a host stopped is ready, and nothing is alarming", async () => {
  const { alarm } = await endedAs({});
  await expect.element(page.getByTestId("recording-outcome")).toHaveTextContent("Ready, 58:00");
  await expect.element(page.getByTestId("recording-trouble")).not.toBeInTheDocument();
  expect(alarm).not.toHaveBeenCalled();
});

test("how far one is stands in a line along the chip's edge, and the mark of a running one keeps its ring", async () => {
  const port = fixtureRoom({ people: cast, room: recordedRoom() });
  const { unmount } = await drawn(<RecordingChip port={port} isShort />);
  const mark = page.getByTestId("recording-mark");
  await expect.element(mark).toBeVisible();
  expect(getComputedStyle(mark.element()).overflow).toBe("visible");
  await unmount();
  await endedAs({ state: "processing", processedPercent: 64, durationMs: 1_900_000 });
  const outcome = page.getByTestId("recording-outcome");
  await expect.element(outcome).toHaveTextContent("Processing 64%, 31:40");
  const chip = outcome.element();
  const bar = chip.querySelector(":scope > i");
  const drawnBar = () => bar?.getBoundingClientRect();
  await expect.poll(() => drawnBar()?.height).toBe(2);
  expect(drawnBar()?.width).toBeCloseTo(chip.getBoundingClientRect().width * 0.64, 0);
  expect(drawnBar()?.bottom).toBe(chip.getBoundingClientRect().bottom);
});

test("nothing is said any more of one that is deleted", async () => {
  const { remove } = await endedAs({ state: "partial", endedBecause: "recorderLost" });
  const outcome = page.getByTestId("recording-outcome");
  await expect.element(outcome).toHaveTextContent("Partial, 58:00");
  void remove();
  await expect.element(outcome).not.toBeInTheDocument();
  await expect.element(page.getByTestId("recording-trouble")).not.toBeInTheDocument();
});

test("one that never comes into the list is not said to be made for ever", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await endedAs(null);
  const outcome = page.getByTestId("recording-outcome");
  await expect.element(outcome).toHaveTextContent("Processing");
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(outcome).not.toBeInTheDocument();
});

test("who may not record is told nothing of what became of it", async () => {
  const port = fixtureRoom({ people: cast, room: recordedRoom() });
  await drawn(<RecordingChip port={port} />);
  await expect.element(page.getByTestId("recording-mark")).toBeVisible();
  port.tellRoom({ recordingInProgress: false, recordingStartedAt: null });
  await expect.element(page.getByTestId("recording-mark")).not.toBeInTheDocument();
  await expect.element(page.getByTestId("recording-outcome")).not.toBeInTheDocument();
});

const dialogWith = async (list: { recordings: typeof someRecordings; whyNot: "noBrowser" | null }) => {
  const port = fixtureRoom({ people: cast });
  const called: string[] = [];
  const call: typeof port.call = (name) => {
    called.push(name);
    return Promise.resolve({ ok: true, value: {} } as never);
  };
  await drawn(
    <AnsweredCalls answers={{ listStageRecordings: { ...list, kept: list.recordings.length, most: 30 } }}>
      <RecordingsDialog port={{ ...port, call }} opened close={() => undefined} />
      <OverlayHosts />
    </AnsweredCalls>,
  );
  return called;
};

test("what can be done with a recording follows from what became of it", async () => {
  await dialogWith({ recordings: someRecordings, whyNot: null });
  const rows = page.getByRole("dialog", { name: "Recordings" }).getByRole("listitem");
  const [processing, ready, partial, failed] = [rows.nth(0), rows.nth(1), rows.nth(2), rows.nth(3)];
  await expect.element(ready.getByRole("button", { name: "Download Town hall" })).toBeVisible();
  await expect.element(partial.getByText(/The browser on the server closed/)).toBeVisible();
  await expect.element(partial.getByRole("button", { name: "Play Sprint board" })).toBeVisible();
  await expect.element(failed.getByRole("button", { name: "Delete Lounge" })).toBeVisible();
  await expect.element(failed.getByRole("button", { name: "Play Lounge" })).not.toBeInTheDocument();
  await expect.element(failed.getByRole("button", { name: "Record Lounge anew" })).toBeVisible();
  await expect.element(partial.getByRole("button", { name: "Record Sprint board anew" })).not.toBeInTheDocument();
  await expect.element(ready.getByRole("button", { name: "Copy a link to Town hall" })).toBeVisible();
  await expect.element(processing.getByText("Processing 64%")).toBeVisible();
  await expect.element(processing.getByRole("button")).not.toBeInTheDocument();
});

test("before it begins a host is told that everybody sees it", async () => {
  const called = await dialogWith({ recordings: [], whyNot: null });
  await page.getByRole("button", { name: "Start recording" }).click();
  const question = page.getByRole("dialog", { name: "Start recording?" });
  await expect.element(question.getByText(/Everyone in the room sees/)).toBeVisible();
  expect(called).toEqual([]);
  await question.getByRole("button", { name: "Start recording" }).click();
  await expect.poll(() => called).toEqual(["startRecording"]);
});

test("without a browser on the server nothing can be begun, and it says why", async () => {
  await dialogWith({ recordings: [], whyNot: "noBrowser" });
  await expect.element(page.getByText(/no Chromium browser/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Start recording" })).toBeDisabled();
});

test("a link that the browser does not copy stands in a field to copy from while it works, and in no toast", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const refuse = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  const refused = (["write", "writeText"] as const).map((name) =>
    vi.spyOn(navigator.clipboard, name).mockImplementation(refuse),
  );
  onTestFinished(() => refused.forEach((each) => each.mockRestore()));
  const answers = {
    listStageRecordings: { recordings: someRecordings, kept: someRecordings.length, most: 30, whyNot: null },
    downloadStageRecording: { url: "/files/hall?signed", name: "Town hall.webm" },
  };
  await drawn(
    <AnsweredCalls answers={answers}>
      <RecordingsDialog port={fixtureRoom({ people: cast })} opened close={() => undefined} />
      <OverlayHosts />
    </AnsweredCalls>,
  );
  await page.getByRole("button", { name: "Copy a link to Town hall" }).click();
  const field = page.getByRole("textbox", { name: "Copy the link yourself" });
  await expect.element(field).toHaveValue(`${location.origin}/files/hall?signed`);
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText(/signed/)).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(constants.uploads.linkForMs);
  await expect.element(field).not.toBeInTheDocument();
});

test("a link is copied while the press is handled, before the server has signed it", async () => {
  const written: string[] = [];
  const write = vi.spyOn(navigator.clipboard, "write").mockImplementation(async (items) => {
    for (const item of items) written.push(await (await item.getType("text/plain")).text());
  });
  onTestFinished(() => write.mockRestore());
  const port = fixtureRoom({ people: cast });
  const answers = {
    listStageRecordings: { recordings: someRecordings, kept: someRecordings.length, most: 30, whyNot: null },
    downloadStageRecording: { url: "/files/hall?signed", name: "Town hall.webm" },
  };
  await drawn(
    <AnsweredCalls answers={answers}>
      <RecordingsDialog port={port} opened close={() => undefined} />
      <OverlayHosts />
    </AnsweredCalls>,
  );
  await page.getByRole("button", { name: "Copy a link to Town hall" }).click();
  await expect.poll(() => written).toEqual([`${location.origin}/files/hall?signed`]);
  await expect.element(page.getByText(/^Link copied/)).toBeVisible();
});

test("each recording says when it is deleted, the ones that soon are stand out, and one that is made says nothing", async () => {
  const soon = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString();
  const recordings = [
    made(0, { state: "processing", goesAt: "2027-11-20T14:02:00.000Z" }),
    made(1, { goesAt: "2127-11-19T14:02:00.000Z" }),
    made(2, { goesAt: soon }),
  ];
  await drawn(
    <AnsweredCalls answers={{ listStageRecordings: { recordings, kept: 3, most: 30, whyNot: null } }}>
      <RecordingsDialog port={fixtureRoom({ people: cast })} opened close={() => undefined} />
    </AnsweredCalls>,
  );
  await expect.element(page.getByText("3 of 30 kept, each until the day beside it.")).toBeVisible();
  const lines = page.getByText(/^Will be deleted on /);
  await expect.element(lines.first()).toHaveTextContent("Will be deleted on 19 November 2127");
  expect(lines.elements().map((line) => line.getAttribute("data-soon"))).toEqual(["false", "true"]);
});
