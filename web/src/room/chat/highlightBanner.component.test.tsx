import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { newId } from "@atrium/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { RoomScreen } from "../RoomScreen.tsx";

const message = aChatMessage({ position: 3, author: anAuthor(newId(), "Kofi"), content: "Demo day moves" });
const highlighted = { ...message, revision: 4, highlightedAt: "2026-11-21T10:00:00.000Z" };
const nothing = () => undefined;

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
