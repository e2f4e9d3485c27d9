import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { newId } from "@atrium/contract";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { RoomScreen } from "../RoomScreen.tsx";

const message = aChatMessage({ position: 3, author: anAuthor(newId(), "Kofi"), content: "Demo day moves" });
const highlighted = { ...message, revision: 4, highlightedAt: "2026-11-21T10:00:00.000Z" };
const nothing = () => undefined;

afterEach(() => page.viewport(1024, 768));

test("what a host highlights stands over the room until it is put away or no longer highlighted", async () => {
  const port = fixtureRoom({ chat: { messages: [message] } });
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={nothing} openProfile={nothing} />);
  port.emitLive({ type: "chatMessage", revision: 4, message: highlighted });
  await expect.element(page.getByText("Kofi to everyone in Lounge")).toBeVisible();
  port.emitLive({ type: "chatMessage", revision: 5, message: { ...message, revision: 5 } });
  await expect.poll(() => page.getByText("Kofi to everyone in Lounge").elements()).toEqual([]);
  port.emitLive({
    type: "chatMessage",
    revision: 6,
    message: { ...highlighted, revision: 6, highlightedAt: "2026-11-21T10:01:00.000Z" },
  });
  await page.getByRole("button", { name: "Open in the chat" }).click();
  await expect.poll(() => page.getByText("Kofi to everyone in Lounge").elements()).toEqual([]);
  await expect.element(page.getByRole("list", { name: "Messages" }).getByText("Demo day moves")).toBeVisible();
});

test.each(["Rooms", "Chat"])("on a tablet what is highlighted stands beside the open panel: %s", async (tab) => {
  await page.viewport(820, 1180);
  const port = fixtureRoom({ chat: { messages: [message] } });
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={nothing} openProfile={nothing} />);
  await page
    .getByRole("button", { name: new RegExp(`^${tab}`) })
    .first()
    .click();
  port.emitLive({ type: "chatMessage", revision: 4, message: highlighted });
  const banner = page.getByRole("status").filter({ hasText: "Kofi to everyone in Lounge" });
  await expect.element(banner).toBeVisible();
  const panel = page.getByRole("button", { name: "Hide rooms" }).element().closest("[data-tab]");
  const rightOf = (element?: Element | null) => element?.getBoundingClientRect().right ?? 0;
  const leftOfBanner = () => banner.element().getBoundingClientRect().left;
  expect(rightOf(panel)).toBeGreaterThan(200);
  await expect.poll(leftOfBanner).toBeGreaterThan(rightOf(panel));
  expect(rightOf(banner.element())).toBeLessThanOrEqual(820);
});
