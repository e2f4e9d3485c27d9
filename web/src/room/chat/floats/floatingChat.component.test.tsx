import { newId } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { frames } from "../../../testing/frames.ts";
import { fixtureRoom, noAddress } from "../../fixtures/fixtureRoom.ts";
import { RoomScreen } from "../../RoomScreen.tsx";

afterEach(() => void vi.useRealTimers());

const nothing = () => undefined;
const author = anAuthor(newId(), "Kofi");
const floats = () => page.getByText("Slide 14 goes on my wall").elements();

async function inRoom(type: "stage" | "spatial") {
  const port = fixtureRoom({ room: { type } });
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={nothing} openProfile={nothing} />);
  await expect.element(page.getByRole("button", { name: /^Chat/ }).first()).toBeVisible();
  const write = (position: number, content: string) =>
    port.emitLive({ type: "chatMessage", revision: position, message: aChatMessage({ position, author, content }) });
  return { write };
}

test("in a stage a message floats while its chat is not open, and stands in the chat alone once it is", async () => {
  const { write } = await inRoom("stage");
  write(1, "Slide 14 goes on my wall");
  await expect.poll(floats).toHaveLength(1);
  await page.getByRole("button", { name: /^Chat/ }).first().click();
  await expect.poll(() => document.querySelector("[aria-hidden] li")).toBeNull();
});

test("in other rooms nothing floats", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { write } = await inRoom("spatial");
  write(1, "Slide 14 goes on my wall");
  vi.advanceTimersByTime(1000);
  await frames(3);
  expect(floats()).toEqual([]);
});
