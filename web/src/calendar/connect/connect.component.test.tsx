import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { drawn, drawnWithLinks } from "../../testing/drawn.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { CalendarReturnScreen } from "./CalendarReturnScreen.tsx";
import { NotConnected } from "../side/NotConnected.tsx";
import { useConnect } from "./useConnect.ts";

const room = location.pathname + location.search;
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(history.state, "", room);
});

const Connect = () => <NotConnected connect={useConnect()} lacksEmail={false} />;

function setUp(opened: Window | null) {
  vi.spyOn(globalThis, "open").mockReturnValue(opened);
  const server = fakeServer();
  // A place on the page itself: the tests stay on it.
  server.answer("getGoogleCalendarLink", { success: { url: "#google" } });
  return server;
}

async function connect() {
  const screen = await drawn(<Connect />);
  await page.getByRole("button", { name: "Connect Google Calendar" }).click();
  return screen;
}

test("without a window of its own the room's tab goes to Google, and has the way back to the room after it", async () => {
  const server = setUp(null);
  const screen = await connect();
  await expect.poll(() => location.hash).toBe("#google");
  expect(server.asked).toEqual([{ operation: "getGoogleCalendarLink", input: { redirect: room } }]);
  await screen.unmount();
  await drawnWithLinks(<CalendarReturnScreen />);
  await expect.element(page.getByRole("link", { name: "Back to the room" })).toHaveAttribute("href", room);
  await expect.element(page.getByRole("button", { name: "Close window" })).not.toBeInTheDocument();
});

test("a window of its own closes, and the room stays where it is", async () => {
  sessionStorage.setItem("atrium.calendar-back", "/s/garden");
  const opened = { opener: globalThis, location: { href: "" }, close: () => undefined };
  setUp(opened as unknown as Window);
  const screen = await connect();
  await expect.poll(() => opened.location.href).toBe("#google");
  expect(location.hash).toBe("");
  await screen.unmount();
  await drawnWithLinks(<CalendarReturnScreen />);
  await expect.element(page.getByRole("button", { name: "Close window" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Back to the room" })).not.toBeInTheDocument();
});
