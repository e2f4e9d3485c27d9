import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { exampleEvent } from "../../calendar/fixtures/exampleEvents.ts";
import { createQueries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

const meta = document.createElement("meta");
beforeEach(async () => {
  meta.name = "sign-in";
  meta.content = "google";
  document.head.append(meta);
  await page.viewport(390, 844);
});
afterEach(() => {
  meta.remove();
  vi.unstubAllGlobals();
});

/** The calendar over the room, by way of its rooms. */
async function openedCalendar() {
  const [server, queries, now] = [fakeServer(), createQueries(), Date.now()];
  const time = { kind: "timed", startsAt: iso(now - 60_000), endsAt: iso(now + 60_000) } as const;
  const event = exampleEvent({ title: "Demo day", time });
  server.answer("listGoogleCalendarEvents", { success: { events: [event], syncToken: "a" } });
  queries.setQueryData(read("getAccountProfile", {}).queryKey, {
    account: exampleAccount({ calendarConnected: true }),
  });
  await drawn(
    <>
      <RoomScreen
        port={fixtureRoom({ people: cast, hasAccount: true })}
        address={noAddress}
        inviteUrl=""
        retryNow={null}
        openProfile={null}
      />
      <OverlayHosts />
    </>,
    queries,
  );
  const opener = page.getByRole("button", { name: /^Lounge/ });
  await opener.click();
  await page.getByRole("dialog", { name: "Rooms" }).getByRole("button", { name: "Calendar" }).click();
  const calendar = page.getByRole("dialog", { name: "Calendar" });
  await expect.element(calendar.getByRole("button", { name: "Open Demo day" })).toBeVisible();
  return { calendar, opener };
}

const iso = (atMs: number) => new Date(atMs).toISOString();

test("the calendar keeps the focus while it lies over the room, and gives it back to where the rooms were opened", async () => {
  const { calendar, opener } = await openedCalendar();
  const close = calendar.getByRole("button", { name: "Close calendar" });
  await expect.element(calendar).toHaveAttribute("aria-modal", "true");
  await expect.element(close).toHaveFocus();
  const last = calendar.getByRole("button", { name: "Calendar menu" });
  last.element().focus();
  await userEvent.tab();
  await expect.poll(() => calendar.element().contains(document.activeElement)).toBe(true);
  await close.click();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("Escape in its menu closes the menu alone, and then the calendar", async () => {
  const { calendar, opener } = await openedCalendar();
  await calendar.getByRole("button", { name: "Calendar menu" }).click();
  const menu = page.getByRole("menu");
  await expect.poll(() => menu.query()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(calendar).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("its days and steps are for a thumb, and the grip of the sheet covers none of them", async () => {
  const { calendar } = await openedCalendar();
  await page.viewport(320, 640);
  const week = calendar.getByRole("group", { name: "Week" });
  const targets = [
    ...week.getByRole("button").elements(),
    ...["Week before", "Week after", "Close calendar"].map((name) => calendar.getByRole("button", { name }).element()),
  ];
  expect(targets).toHaveLength(10);
  for (const each of targets) {
    const { width, height } = each.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const heading = calendar.getByRole("heading", { level: 2 });
  const today = heading.element().textContent;
  await calendar.getByRole("button", { name: "Week after" }).click();
  await expect.element(heading).not.toHaveTextContent(today);
  await calendar.getByRole("button", { name: "Week before" }).click();
  await calendar.getByRole("button", { name: "Open Demo day" }).click();
  await calendar.getByRole("button", { name: "Back to the day" }).click();
  await expect.element(calendar.getByRole("button", { name: "Open Demo day" })).toHaveFocus();
});
