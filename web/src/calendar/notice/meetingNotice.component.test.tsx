import { must } from "@atrium/contract";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createQueries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { meetingAhead } from "../events/eventRow.ts";
import { exampleEvents, exampleHall, exampleMoment, exampleSpace } from "../fixtures/exampleDay.ts";
import { exampleEvent } from "../fixtures/exampleEvents.ts";
import { turnBell } from "./meetingBells.ts";
import { MeetingNotice, NoticeView } from "./MeetingNotice.tsx";

const nothing = () => undefined;
const MINUTE_MS = 60_000;
const iso = (atMs: number) => new Date(atMs).toISOString();

afterEach(() => vi.unstubAllGlobals());

test("the minutes until a meeting are seen to pass, and are spoken once", async () => {
  const nowMs = exampleMoment("15:48");
  const row = must(meetingAhead(exampleEvents, exampleSpace(), { nowMs, dismissed: new Set() }), "in twelve minutes");
  function Minutes() {
    const [inMinutes, setMinutes] = useState(12);
    return (
      <>
        <NoticeView row={{ ...row, inMinutes }} enter={nothing} />
        <button type="button" onClick={() => setMinutes(inMinutes - 1)}>
          A minute later
        </button>
      </>
    );
  }
  await drawn(<Minutes />);
  const [spoken, seen] = [page.getByRole("status"), page.getByRole("complementary")];
  await expect.element(seen.getByText("Demo day starts in 12 minutes, in Town hall")).toBeVisible();
  await expect.element(spoken).toHaveTextContent("Demo day starts in 12 minutes, in Town hall");
  await page.getByRole("button", { name: "A minute later" }).click();
  await expect.element(seen.getByText("Demo day starts in 11 minutes, in Town hall")).toBeVisible();
  await expect.element(spoken).toHaveTextContent("Demo day starts in 12 minutes, in Town hall");
});

test("a notice that was put away stays away when the room comes back", async () => {
  const [server, queries, now] = [fakeServer(), createQueries(), Date.now()];
  const event = exampleEvent({
    title: "Demo day",
    time: { kind: "timed", startsAt: iso(now + 10 * MINUTE_MS), endsAt: iso(now + 40 * MINUTE_MS) },
    place: { kind: "space", slug: "kestrel-studio", roomId: exampleHall },
  });
  server.answer("listGoogleCalendarEvents", { success: { events: [event], syncToken: "a" } });
  queries.setQueryData(read("getAccountProfile", {}).queryKey, {
    account: exampleAccount({ calendarConnected: true }),
  });
  const notice = <MeetingNotice space={exampleSpace()} isBeside />;
  const before = await drawn(notice, queries);
  await page.getByRole("button", { name: "Dismiss the reminder" }).click();
  const words = () => page.getByText(/^Demo day starts/).elements();
  await expect.poll(words).toEqual([]);
  await before.unmount();
  await drawn(notice, queries);
  await expect.element(page.getByRole("status")).toBeInTheDocument();
  expect(words()).toEqual([]);
});

test("a meeting whose bell is off is not reminded of, until the bell is on again", async () => {
  const [server, queries, now] = [fakeServer(), createQueries(), Date.now()];
  const event = exampleEvent({
    title: "Planning",
    time: { kind: "timed", startsAt: iso(now + 10 * MINUTE_MS), endsAt: iso(now + 40 * MINUTE_MS) },
    place: { kind: "space", slug: "kestrel-studio", roomId: exampleHall },
  });
  server.answer("listGoogleCalendarEvents", { success: { events: [event], syncToken: "a" } });
  queries.setQueryData(read("getAccountProfile", {}).queryKey, {
    account: exampleAccount({ calendarConnected: true }),
  });
  await drawn(<MeetingNotice space={exampleSpace()} isBeside />, queries);
  const seen = page.getByRole("complementary");
  await expect.element(seen).toBeVisible();
  turnBell(event, false, now);
  await expect.element(seen).not.toBeInTheDocument();
  turnBell(event, true, now);
  await expect.element(seen).toBeVisible();
});
