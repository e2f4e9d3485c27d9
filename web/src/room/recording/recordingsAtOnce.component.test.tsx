import { newId, type NewsItem, type RecordingId, type RoomId, type SpaceId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { newsHeard } from "../../platform/data/news.ts";
import { drawn } from "../../testing/drawn.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { useRecordingsAtOnce } from "./useRecordingsAtOnce.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const port = fixtureRoom({});
const ownSpace = port.live.getState().space?.spaceId ?? newId<SpaceId>();
const roomId = newId<RoomId>();

/** Somebody at a space's door or inside, whose address may lead to the recordings. */
async function visitor({ shows, isInside }: { shows: "recordings" | null; isInside: boolean }) {
  const server = fakeServer();
  server.answer("takeRecordingNews", { success: { isNews: true } });
  const [setRecordings, forgetShown] = [vi.fn(), vi.fn()];
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  function Visit({ isThere }: { isThere: boolean }) {
    const view = { roomId: isThere ? roomId : null };
    useRecordingsAtOnce({ shows, forgetShown }, { port, view, state: { setRecordings } });
    return <OverlayHosts />;
  }
  await drawn(<Visit isThere={isInside} />);
  return { setRecordings, forgetShown, open };
}

type Finished = Extract<NewsItem, { kind: "recordingFinished" }>;
const finishedIn = (spaceId: SpaceId, room: string): Finished => ({
  kind: "recordingFinished",
  recordingId: newId<RecordingId>(),
  spaceId,
  slug: "elsewhere",
  roomName: room,
  state: "ready",
});

test("an address that leads to the recordings opens them once inside, and then forgets it", async () => {
  const { setRecordings, forgetShown } = await visitor({ shows: "recordings", isInside: true });
  expect(setRecordings).toHaveBeenCalledWith(true);
  expect(forgetShown).toHaveBeenCalled();
});

test("nothing is opened at the door, nor where the address leads to nothing", async () => {
  const outside = await visitor({ shows: "recordings", isInside: false });
  const inside = await visitor({ shows: null, isInside: true });
  for (const { setRecordings } of [outside, inside]) expect(setRecordings).not.toHaveBeenCalled();
});

test("a recording of this space that is ready leads to the list beside the room", async () => {
  const { setRecordings, open } = await visitor({ shows: null, isInside: true });
  newsHeard.emit(finishedIn(ownSpace, "Lounge"));
  await expect.element(page.getByText("The recording of Lounge is ready")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Open" }));
  expect(setRecordings.mock.calls).toEqual([[true]]);
  expect(open).not.toHaveBeenCalled();
});

test("one of another space is opened beside, so that nobody leaves the meeting they are in", async () => {
  const { setRecordings, open } = await visitor({ shows: null, isInside: true });
  newsHeard.emit(finishedIn(newId<SpaceId>(), "Attic"));
  await expect.element(page.getByText("The recording of Attic is ready")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Open" }).last());
  expect(open.mock.calls).toEqual([["/s/elsewhere?show=recordings", "_blank"]]);
  expect(setRecordings).not.toHaveBeenCalled();
});
