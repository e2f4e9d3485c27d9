import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { messages } from "../fixtures/chatStates.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

let before = { width: 0, height: 0 };
beforeEach(async () => {
  before = { width: innerWidth, height: innerHeight };
  await page.viewport(390, 844);
});
afterEach(() => page.viewport(before.width, before.height));

test("on a phone the chat has the window: who talks and the microphone stay at hand, search is in its head, and closing it shows the room", async () => {
  const port = fixtureRoom({ people: cast, chat: { messages } });
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  await page.getByRole("button", { name: "Chat" }).click();
  const chat = page.getByRole("dialog", { name: "Chat" });
  await expect.element(chat.getByText("Marina is talking")).toBeVisible();
  await expect.element(chat.getByRole("button", { name: "Turn the microphone off" })).toBeVisible();
  await expect.element(chat.getByRole("button", { name: "Search messages" })).toBeVisible();
  await expect.element(chat.getByRole("button", { name: "Send" })).not.toBeInTheDocument();
  await chat.getByRole("textbox", { name: "Message Lounge" }).fill("Hello");
  await expect.element(chat.getByRole("button", { name: "Send" })).toBeVisible();
  await chat.getByRole("button", { name: "More", exact: true }).first().click();
  const highlights = page.getByRole("menuitem", { name: "Highlighted messages" });
  await expect.poll(() => page.getByRole("menu").query()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(highlights).not.toBeInTheDocument();
  await expect.element(chat).toBeVisible();
  await chat.getByRole("button", { name: "Close chat" }).click();
  await expect.element(chat).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Near you" })).toBeVisible();
});
