import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createQueries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { CalendarSide } from "./CalendarSide.tsx";
import { exampleSpace } from "../fixtures/exampleDay.ts";

afterEach(() => vi.unstubAllGlobals());

test("Refresh is busy while it asks, and says why nothing came of it", async () => {
  const [server, queries] = [fakeServer(), createQueries()];
  queries.setQueryData(read("getAccountProfile", {}).queryKey, {
    account: exampleAccount({ calendarConnected: true }),
  });
  server.answer("listGoogleCalendarEvents", { success: { events: [], syncToken: "a" } });
  server.answer("listGoogleCalendarEventUpdates", { calendarFetchingError: {} });
  await drawn(
    <>
      <CalendarSide space={exampleSpace()} />
      <OverlayHosts />
    </>,
    queries,
  );
  const refresh = page.getByRole("button", { name: "Refresh" });
  await expect.element(refresh).toHaveAttribute("aria-busy", "false");
  server.hold();
  await refresh.click();
  await expect.element(refresh).toHaveAttribute("aria-busy", "true");
  server.letGo();
  await expect.element(page.getByText("Google Calendar is not responding. Try again later")).toBeVisible();
  await expect.element(refresh).toHaveAttribute("aria-busy", "false");
});
