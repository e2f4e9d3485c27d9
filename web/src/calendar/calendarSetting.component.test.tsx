import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { exampleAccount } from "../testing/examples.ts";
import { fakeServer } from "../testing/fakeServer.ts";
import { OverlayHosts } from "../ui/OverlayHosts.tsx";
import { CalendarSetting } from "./CalendarSetting.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector('meta[name="sign-in"]')?.remove();
});

const offered = () => {
  const meta = document.createElement("meta");
  Object.assign(meta, { name: "sign-in", content: "google" });
  document.head.append(meta);
};

async function setting(of: Parameters<typeof CalendarSetting>[0]["account"]) {
  const server = fakeServer();
  await drawn(
    <>
      <CalendarSetting account={of} />
      <OverlayHosts />
    </>,
  );
  return server;
}

test("a connected calendar is disconnected", async () => {
  const account = exampleAccount();
  const server = await setting({ ...account, calendarConnected: true });
  server.answer("revokeGoogleCalendar", { success: { account } });
  await userEvent.click(page.getByRole("button", { name: "Disconnect Google Calendar" }));
  await expect.element(page.getByText("Google Calendar is disconnected")).toBeVisible();
  expect(server.asked).toEqual([{ operation: "revokeGoogleCalendar", input: {} }]);
});

test("why it cannot be connected is said", async () => {
  offered();
  const server = await setting({ ...exampleAccount(), calendarConnected: false });
  server.answer("getGoogleCalendarLink", { googleNotSetUp: {} });
  vi.stubGlobal("open", () => null);
  await userEvent.click(page.getByRole("button", { name: "Connect Google Calendar" }));
  await expect.element(page.getByRole("alert")).toBeVisible();
});

test("where it is not set up, and for guests, there is no button", async () => {
  await setting({ ...exampleAccount(), calendarConnected: false });
  await expect.element(page.getByText("Google Calendar is not set up on this server")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
