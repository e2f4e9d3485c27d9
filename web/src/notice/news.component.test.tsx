import { Notifications } from "@mantine/notifications";
import { newId, type NewsItem, type RecordingId, type SpaceId, type WaitingInvitation } from "@atrium/contract";
import type { InvitationId } from "@atrium/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { AVAILABLE, keepStatus } from "../account/index.ts";
import { keepNoticeChoice } from "../chat/index.ts";
import { createQueries } from "../platform/data/queries.ts";
import { newsHeard, takeNews } from "../platform/data/news.ts";
import { read } from "../platform/data/read.ts";
import { drawn } from "../testing/drawn.tsx";
import { exampleAccount } from "../testing/examples.ts";
import { fakeServer } from "../testing/fakeServer.ts";
import { exampleEvent } from "../calendar/fixtures/exampleEvents.ts";
import { MeetingNews } from "./MeetingNews.tsx";
import { useInvitationNews } from "./useInvitationNews.ts";
import { useRecordingNews } from "./useRecordingNews.ts";

const told = (what: ReactNode, queries?: QueryClient) =>
  drawn(
    <>
      {what}
      <Notifications />
    </>,
    queries,
  );

/** Fakes the browser's notifications, which headless browsers do not show. */
class FakeNotice extends EventTarget {
  static permission: NotificationPermission = "granted";
  static shown: FakeNotice[] = [];
  isClosed = false;
  readonly options: NotificationOptions;
  constructor(_title: string, options: NotificationOptions) {
    super();
    this.options = options;
    FakeNotice.shown.push(this);
  }
  close(): void {
    this.isClosed = true;
    this.dispatchEvent(new Event("close"));
  }
}
const shown = () => FakeNotice.shown.map(({ options }) => options.body);

let visibility: DocumentVisibilityState = "visible";
function turnPage(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.stubGlobal("Notification", FakeNotice);
  Object.assign(FakeNotice, { permission: "granted", shown: [] });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  visibility = "visible";
  keepStatus(AVAILABLE);
  keepNoticeChoice("recording", { notification: true });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Finished = Extract<NewsItem, { kind: "recordingFinished" }>;
const finished = (change: Partial<Finished> = {}): Finished => ({
  kind: "recordingFinished",
  recordingId: newId<RecordingId>(),
  spaceId: newId<SpaceId>(),
  slug: "kestrel",
  roomName: `Hall ${newId().slice(0, 5)}`,
  state: "ready",
  ...change,
});
const toast = (item: Finished) => page.getByText(`The recording of ${item.roomName} is ready`);

async function recordings(isNews = true) {
  const server = fakeServer();
  server.answer("takeRecordingNews", { success: { isNews } });
  const open = vi.fn();
  function Listening() {
    useRecordingNews(open);
    return null;
  }
  await told(<Listening />);
  const asked = () => server.asked.filter(({ operation }) => operation === "takeRecordingNews");
  return { open, asked };
}

test("a finished recording is told on a page that is seen, with the way to it", async () => {
  const { open, asked } = await recordings();
  const item = finished();
  newsHeard.emit(item);
  await expect.element(toast(item)).toBeVisible();
  await page.getByRole("button", { name: "Open" }).last().click();
  expect(open.mock.calls).toEqual([[item]]);
  expect(asked()).toHaveLength(1);
  expect(shown()).toEqual([]);
});

test("what another page has told is not told again", async () => {
  const { asked } = await recordings(false);
  const item = finished();
  newsHeard.emit(item);
  await expect.poll(asked).toHaveLength(1);
  await expect.element(toast(item)).not.toBeInTheDocument();
});

test("a hidden page shows it over other windows, and tells it once it is seen", async () => {
  const { asked } = await recordings();
  turnPage("hidden");
  const item = finished();
  newsHeard.emit(item);
  expect(shown()).toEqual([`The recording of ${item.roomName} is ready`]);
  expect(asked()).toEqual([]);
  turnPage("visible");
  await expect.element(toast(item)).toBeVisible();
  expect(FakeNotice.shown[0]?.isClosed).toBe(true);
});

test("a notification that is clicked leads there, and nothing says it again", async () => {
  const { open, asked } = await recordings();
  turnPage("hidden");
  const item = finished({ state: "failed" });
  newsHeard.emit(item);
  FakeNotice.shown[0]?.dispatchEvent(new Event("click"));
  turnPage("visible");
  expect(open.mock.calls).toEqual([[item]]);
  await expect.poll(asked).toHaveLength(1);
  await expect.element(page.getByText(`The recording of ${item.roomName} failed`)).not.toBeInTheDocument();
});

test("nothing is shown over other windows with do not disturb, nor where that was turned off", async () => {
  const { open } = await recordings();
  turnPage("hidden");
  keepStatus({ status: "dontDisturb", untilMs: null });
  newsHeard.emit(finished());
  keepStatus(AVAILABLE);
  keepNoticeChoice("recording", { notification: false });
  newsHeard.emit(finished());
  expect(shown()).toEqual([]);
  expect(open).not.toHaveBeenCalled();
});

const invitation = (place: string): WaitingInvitation => ({
  id: newId<InvitationId>(),
  kind: "spaceGuest",
  role: "GUEST",
  expiresAt: null,
  team: { name: "Crew", color: "#112233", logoImageUrl: null },
  spaceName: place,
  inviterName: "Anna",
});

test("an invitation that comes is told, one that waited already is not", async () => {
  const server = fakeServer();
  const queries = createQueries();
  const [old, next] = [invitation("Old garden"), invitation("New garden")];
  server.answer("listWaitingInvitations", { success: { invitations: [old] } });
  const open = vi.fn();
  const { accountId } = exampleAccount();
  function Listening() {
    useInvitationNews(accountId, open);
    return null;
  }
  await told(<Listening />, queries);
  const { queryKey } = read("listWaitingInvitations", {});
  await expect.poll(() => queries.getQueryData(queryKey)?.invitations).toHaveLength(1);
  server.answer("listWaitingInvitations", { success: { invitations: [next, old] } });
  takeNews([{ kind: "changed", operation: "listWaitingInvitations", subject: {} }], undefined, queries);
  await expect.element(page.getByText("Anna invites you to New garden")).toBeVisible();
  await expect.element(page.getByText("Anna invites you to Old garden")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Open" }).last().click();
  expect(open).toHaveBeenCalledTimes(1);
});

test("a meeting in a space is told some minutes before it begins, with the way to it", async () => {
  document.head.insertAdjacentHTML("beforeend", '<meta name="sign-in" content="google">');
  const [server, queries, nowMs] = [fakeServer(), createQueries(), Date.now()];
  const at = (inMs: number) => new Date(nowMs + inMs).toISOString();
  const event = exampleEvent({
    title: "Planning",
    time: { kind: "timed", startsAt: at(170_000), endsAt: at(600_000) },
    place: { kind: "space", slug: "kestrel", roomId: null },
  });
  server.answer("listGoogleCalendarEvents", { success: { events: [event], syncToken: "a" } });
  const account = exampleAccount({ calendarConnected: true });
  queries.setQueryData(read("getAccountProfile", {}).queryKey, { account });
  const join = vi.fn();
  await told(<MeetingNews join={join} />, queries);
  await expect.element(page.getByText("Planning starts in 3 minutes")).toBeVisible();
  await page.getByRole("button", { name: "Join" }).click();
  expect(join.mock.calls).toMatchObject([[{ slug: "kestrel", roomId: null }]]);
  document.head.querySelector('meta[name="sign-in"]')?.remove();
});
