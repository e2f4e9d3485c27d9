import { newId, type TeamId } from "@atrium/contract";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Chat } from "../../chat/engine/chat.ts";
import { fixturePort } from "../../chat/fixtures/FixtureChat.tsx";
import { browserClock } from "../../platform/clock.ts";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import { ChatTabs } from "./ChatTabs.tsx";
import type { PlaceChat, RoomChats } from "./useRoomChats.ts";

afterEach(() => page.viewport(1024, 768));

const PANEL_PIXELS = 368;
const nothing = () => undefined;

function allChats(): RoomChats {
  const port = fixturePort({});
  const lines = { of: () => ({ read: () => [], write: nothing }) };
  const chat = new Chat({ port, clock: browserClock, lines });
  const rights = { mayWrite: true, mayModerate: false, slowSeconds: 0, host: null };
  const place: PlaceChat = { chat, port, unread: 0, mentions: 0, ...rights };
  const team = { teamId: newId<TeamId>(), teamName: "Kite", isAdmin: true, unread: 0, mentions: 0 } as const;
  const highlight = { message: null, dismiss: nothing };
  return { selfId: null, room: place, space: place, direct: { unread: 0 }, team, unread: 0, highlight };
}

test("the tab of the chat that is shown keeps its whole word beside all others", async () => {
  await drawn(
    <div style={{ width: PANEL_PIXELS }}>
      <ChatTabs chats={allChats()} roomName="Lounge" tab="room" show={nothing} toSide={nothing} />
    </div>,
  );
  const word = page.getByText("Lounge", { exact: true });
  await expect.element(word).toBeVisible();
  expect(word.element().scrollWidth).toBe(word.element().clientWidth);
});

test("the name of a room, which may be long, is cut before the names of the other chats", async () => {
  await drawn(
    <div style={{ width: PANEL_PIXELS }}>
      <ChatTabs chats={allChats()} roomName="Town hall of the museum" tab="room" show={nothing} toSide={nothing} />
    </div>,
  );
  for (const name of ["Everyone", "Direct", "Team"]) {
    const word = page.getByText(name, { exact: true });
    await expect.element(word).toBeVisible();
    expect(word.element().scrollWidth).toBe(word.element().clientWidth);
  }
});

test("on a phone the sheet is named by what it shows", async () => {
  await page.viewport(390, 844);
  const port = fixtureRoom({ chat: { messages: [] } });
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  await page.getByRole("button", { name: /^Chat/ }).first().click();
  await expect.element(page.getByRole("dialog", { name: "Chat" })).toBeVisible();
  await page.getByRole("button", { name: "Close chat" }).click();
  await page
    .getByRole("button", { name: /^Lounge/ })
    .first()
    .click();
  await expect.element(page.getByRole("dialog", { name: "Rooms" })).toBeVisible();
});
