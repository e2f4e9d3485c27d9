import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import { areas } from "../fixtures/things.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import { PANEL_KEY } from "../useRoomState.ts";

const WITH_ME = ["arina", "marina"];
const inside = cast.map((person) => ({ ...person, areas: WITH_ME.includes(person.key) ? ["focus"] : [] }));
const acts = page.getByTestId("area-acts");
const card = page.getByTestId("private-area");

async function inArea(size: [number, number]) {
  localStorage.setItem(PANEL_KEY, "false");
  await page.viewport(...size);
  const port = fixtureRoom({ people: inside, elements: areas({ open: false }) });
  const call = vi.spyOn(port, "call");
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  return { called: () => call.mock.calls.filter(([name]) => name === "updatePrivateAreaElement") };
}

test("what there is to do stands under the area on the map, and in the card only while the map is not in sight", async () => {
  const { called } = await inArea([1280, 800]);
  await expect.element(card.getByText("Only Marina Sokolova hears you")).toBeVisible();
  await expect.element(acts.getByRole("button", { name: "Invite inside" })).toBeVisible();
  await expect.element(acts.getByRole("button", { name: "Step out" })).toBeVisible();
  expect(card.getByRole("button").elements()).toEqual([]);
  await userEvent.click(acts.getByRole("button", { name: "Open the door" }));
  expect(called()).toHaveLength(1);
  await userEvent.keyboard("g");
  await expect.element(card.getByRole("button", { name: "Step out" })).toBeVisible();
});

test("on a phone it stands in the card", async () => {
  await inArea([390, 844]);
  await expect.element(card.getByRole("button", { name: "Step out" })).toBeVisible();
  await expect.element(acts).not.toBeInTheDocument();
});
