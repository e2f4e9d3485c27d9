import type { SpaceRole } from "@atrium/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { createStore } from "zustand/vanilla";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, elementIdOf } from "../fixtures/people.ts";
import { areas } from "../fixtures/things.ts";
import { AreaCards } from "./AreaCards.tsx";

/** At the closed door of Lena's area, with its map out of sight. */
async function atShutDoor(role: SpaceRole) {
  const port = fixtureRoom({ people: cast, elements: areas({ open: false }) });
  port.tell("arina", { role });
  const room = {
    port,
    elements: { door: createStore(() => ({ stoppedAt: elementIdOf("quiet") })) },
    view: { me: { role }, map: null },
    grid: { isShown: true },
    list: { isShown: false },
  };
  await drawn(<AreaCards room={room as never} />);
  return page.getByTestId("closed-door");
}

test("who may knock is told so at a closed door", async () => {
  const card = await atShutDoor("SPACE_GUEST");
  await expect.element(card.getByText("Private area. Knock, and someone inside can let you in.")).toBeVisible();
  await expect.element(card.getByRole("button", { name: "Knock" })).toBeVisible();
});

test("who may not knock is only told that the door is closed", async () => {
  const card = await atShutDoor("SUPPORT");
  await expect.element(card.getByText("The door is closed")).toBeVisible();
  await expect.element(card.getByText("Private area", { exact: true })).toBeVisible();
  await expect.element(card.getByRole("button")).not.toBeInTheDocument();
});
