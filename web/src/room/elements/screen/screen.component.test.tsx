import { screenStreamOf, type RoomElement } from "@atrium/contract";
import { anElement } from "@atrium/testkit/liveBuilders";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { fixtureRoom, noAddress, type FixtureOptions, type FixtureRoom } from "../../fixtures/fixtureRoom.ts";
import { idOf } from "../../fixtures/people.ts";
import { RoomScreen } from "../../RoomScreen.tsx";
import { PANEL_KEY } from "../../useRoomState.ts";

const screenOf = (key: string): RoomElement =>
  anElement({
    creatorId: idOf(key),
    creatorName: key,
    data: { type: "screen_share", streamId: screenStreamOf(idOf(key)) },
    pos: { x: 1200, y: 400 },
    width: 420,
    height: 252,
  });
const thing = (name: string) => page.getByRole("button", { name: new RegExp(`^Shared screen: ${name}`) });
const tools = page.getByRole("toolbar", { name: "What to do with it" });

async function aRoom(options: FixtureOptions = {}, prepare: (port: FixtureRoom) => void = () => undefined) {
  localStorage.setItem(PANEL_KEY, "false");
  await page.viewport(1280, 800);
  const port = fixtureRoom(options);
  prepare(port);
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  return port;
}

test("a shared screen stands where its sharer has put it, once, and is enlarged there", async () => {
  await aRoom({ elements: [screenOf("tomas")] });
  await expect.element(thing("tomas")).toBeVisible();
  await expect.element(page.getByText("Tomás Herrera’s screen")).toBeVisible();
  await page.getByRole("button", { name: "Enlarge: Tomás Herrera’s screen" }).click();
  await expect.element(page.getByRole("region", { name: "Tomás Herrera’s screen" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  thing("tomas").element().focus({ focusVisible: true });
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Back to the room" })).toBeVisible();
});

test("it is gone from the floor as soon as it is not shared, and nothing of it is kept, copied or removed", async () => {
  const port = await aRoom({ elements: [screenOf("tomas")] }, (room) => room.tell("arina", { role: "SPACE_ADMIN" }));
  thing("tomas").element().focus({ focusVisible: true });
  await expect.element(tools.getByRole("button", { name: "Full view" })).toBeVisible();
  await expect.element(tools.getByRole("button", { name: "To the front" })).toBeVisible();
  for (const name of ["Pin", "Duplicate", "Delete"])
    expect(tools.getByRole("button", { name, exact: true }).query()).toBeNull();
  port.tellMember("tomas", { sharingScreen: false });
  await expect.element(thing("tomas")).not.toBeInTheDocument();
});

test("my own gets a place on the floor as soon as the room knows that I share it", async () => {
  const port = await aRoom({ media: { screen: { state: "on" } } }, (room) => void vi.spyOn(room, "call"));
  const placed = () => vi.mocked(port.call).mock.calls.filter(([name]) => name === "addScreenShareElement");
  await expect.element(page.getByText("Your screen, as others see it")).toBeVisible();
  expect(placed()).toEqual([]);
  port.tellMember("arina", { sharingScreen: true });
  await expect.element(thing("Arina Vesnina")).toBeVisible();
  expect(placed()).toMatchObject([
    ["addScreenShareElement", { streamId: screenStreamOf(idOf("arina")), width: 420, height: 252 }],
  ]);
  await expect.element(page.getByText("Your screen, as others see it")).toBeVisible();
});
