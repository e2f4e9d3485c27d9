import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress, type FixtureOptions, type FixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, idOf, roomIdOf, type Cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

const NOTED = ["letIn", "updateRoom", "followPerson"];

/** A room whose calls about people are noted. */
async function roomWith(changes: Record<string, Partial<Cast>>, options: FixtureOptions = {}) {
  const calls: unknown[] = [];
  const entered: string[] = [];
  const people = cast.map((person) => ({ ...person, ...changes[person.key] }));
  const fixture = fixtureRoom({ people, ...options });
  const port: FixtureRoom = {
    ...fixture,
    call: async (operation, input) => {
      if (NOTED.includes(operation)) calls.push([operation, input]);
      return fixture.call(operation, input);
    },
    enterRoom: async (roomId) => {
      entered.push(roomId);
      return { ok: true };
    },
  };
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  return { calls, entered, tell: port.tell };
}

test("who waits shows to a host by itself, and is let in by one press, or all are", async () => {
  const { calls } = await roomWith(
    { lena: { heldForMs: 20_000 }, yuki: { heldForMs: 70_000 } },
    { room: { shield: true } },
  );
  const card = page.getByTestId("shield");
  await expect.element(card.getByText("Member, 1 minute")).toBeVisible();
  await userEvent.click(card.getByRole("button", { name: "Let Лена Бойко in" }));
  await userEvent.click(card.getByRole("button", { name: "Let everyone in" }));
  const roomId = roomIdOf("lounge");
  expect(calls).toEqual([
    ["letIn", { accountId: idOf("lena"), roomId }],
    ["letIn", { roomId }],
  ]);
});

test("who lets people in by keys keeps the focus: at the next who waits, and on the floor after the last", async () => {
  const { tell } = await roomWith(
    { lena: { heldForMs: 20_000 }, yuki: { heldForMs: 70_000 } },
    { room: { shield: true } },
  );
  const shield = page.getByTestId("shield");
  const lena = shield.getByRole("button", { name: "Let Лена Бойко in" });
  shield
    .getByRole("button", { name: /^Let Yuki/u })
    .element()
    .focus();
  tell("yuki", { heldSinceMs: null });
  await expect.element(lena).toHaveFocus();
  tell("lena", { heldSinceMs: null });
  await expect.element(shield).not.toBeInTheDocument();
  await expect.element(page.getByRole("application")).toHaveFocus();
});

test("a queue put away stays away until somebody new waits; the shield is raised over the list of people", async () => {
  const { calls, tell } = await roomWith({ lena: { heldForMs: 20_000 } });
  await userEvent.click(page.getByTestId("shield").getByRole("button", { name: "Hide" }));
  await expect.element(page.getByTestId("shield")).not.toBeInTheDocument();
  tell("yuki", { heldSinceMs: Date.now() });
  await expect.element(page.getByTestId("shield")).toBeVisible();
  await userEvent.click(page.getByTestId("shield").getByRole("button", { name: "Hide" }));
  await userEvent.click(page.getByRole("button", { name: "10 people", exact: true }));
  await userEvent.click(page.getByRole("switch", { name: /^Room shield/ }));
  expect(calls).toEqual([["updateRoom", { shield: true }]]);
  await expect.element(page.getByTestId("shield")).toBeVisible();
});

test("a newcomer is told why they wait, may turn nothing on, and hears that they were let in", async () => {
  const off = { microphone: { state: "off" }, camera: { state: "off" } } as const;
  const { tell } = await roomWith({ arina: { role: "PUBLIC_GUEST", heldForMs: 1000 } }, { media: off });
  await expect.element(page.getByTestId("held").getByText(/^The hosts know that you are here/)).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "A host will let you speak in a moment" }))
    .toHaveAttribute("aria-disabled", "true");
  tell("arina", { heldSinceMs: null });
  await expect.element(page.getByText("You were let in. You can speak now.")).toBeVisible();
  await expect.element(page.getByTestId("held")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Turn the microphone on" })).toBeVisible();
});

test("whom I follow takes me along from room to room, and Escape ends it, but not one in a field", async () => {
  const { calls, entered, tell } = await roomWith({ arina: { follows: "marina" } });
  await expect.element(page.getByTestId("following").getByText("Following Marina Sokolova")).toBeVisible();
  tell("marina", { roomId: roomIdOf("sprint") });
  await expect.poll(() => entered).toEqual([roomIdOf("sprint")]);
  await expect.element(page.getByTestId("following").getByText("Next: Sprint board")).toBeVisible();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await userEvent.keyboard("{Escape}");
  expect(calls).toEqual([]);
  field.remove();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => calls).toEqual([["followPerson", { accountId: null }]]);
  tell("arina", { followsAccountId: null });
  await expect.element(page.getByText("You are no longer following anyone.")).toBeVisible();
});

test("following begins at somebody's card, and who is followed is told by whom", async () => {
  const { calls } = await roomWith({ marina: { follows: "arina" }, oleg: { follows: "arina" } });
  await expect.element(page.getByTestId("followed").getByText("2 people are following you")).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard("grace{Enter}");
  await userEvent.click(page.getByTestId("person-card").getByRole("button", { name: "Follow" }));
  expect(calls).toEqual([["followPerson", { accountId: idOf("grace") }]]);
});
