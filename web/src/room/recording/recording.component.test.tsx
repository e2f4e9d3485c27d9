import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { AnsweredCalls } from "../../testing/AnsweredCalls.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import { recordedRoom, someRecordings } from "../fixtures/recordingStates.tsx";
import { RecordingChip } from "./RecordingChip.tsx";
import { RecordingNotice } from "./RecordingNotice.tsx";
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
