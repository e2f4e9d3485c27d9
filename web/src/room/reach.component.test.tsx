import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "./fixtures/fixtureRoom.ts";
import { cast } from "./fixtures/people.ts";
import { RoomScreen } from "./RoomScreen.tsx";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const QUIET = {
  media: { connection: "failed", quietSinceMs: Date.now() - 8_000, microphone: { state: "off" } },
} as const;

async function aRoom({ width, height }: typeof DESK, options: Parameters<typeof fixtureRoom>[0]) {
  await page.viewport(width, height);
  await drawn(
    <RoomScreen port={fixtureRoom(options)} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />,
  );
}

test("who may be heard is counted at the microphone, and while no sound gets through nobody is", async () => {
  await aRoom(DESK, QUIET);
  await page.getByRole("button", { name: "Turn the microphone on" }).hover();
  await expect.element(page.getByText(/Nobody can hear you until sound gets through/)).toBeVisible();
  expect(page.getByText(/would hear you|near enough/).elements()).toEqual([]);
});

test("a phone says how many can hear me only while they can", async () => {
  await aRoom(PHONE, QUIET);
  await expect.element(page.getByRole("heading", { name: "Near you" })).toBeVisible();
  expect(page.getByText(/can hear you/).elements()).toEqual([]);
});

test("a phone says how many can hear me", async () => {
  await aRoom(PHONE, {});
  await expect.element(page.getByText(/\d can hear you/)).toBeVisible();
});

test("nobody is counted as hearing me while I wait at the room's shield", async () => {
  const held = cast.map((person, at) => (at === 0 ? { ...person, heldForMs: 5_000 } : person));
  await aRoom(PHONE, { people: held, room: { shield: true } });
  await expect.element(page.getByText("You can listen already")).toBeVisible();
  expect(page.getByText(/\d can hear you/).elements()).toEqual([]);
});
