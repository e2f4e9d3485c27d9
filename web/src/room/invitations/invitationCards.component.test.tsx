import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { asking } from "../fixtures/asking.ts";
import { fixtureRoom, noAddress, type FixtureOptions, type FixtureRoom } from "../fixtures/fixtureRoom.ts";
import { idOf, roomIdOf } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

/** A room whose calls are noted. */
async function roomWith(options: FixtureOptions) {
  const calls: unknown[] = [];
  const entered: string[] = [];
  const fixture = fixtureRoom(options);
  const port: FixtureRoom = {
    ...fixture,
    call: async (operation, input) => {
      if (operation.endsWith("SpaceInvitation")) calls.push([operation, input]);
      return fixture.call(operation, input);
    },
    enterRoom: async (roomId) => {
      entered.push(roomId);
      return { ok: true };
    },
  };
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  return { calls, entered };
}
const press = (name: string) => userEvent.click(page.getByTestId("invitation").getByRole("button", { name }));

test("going where I am asked to answers first and then enters that room", async () => {
  const { calls, entered } = await roomWith({ asked: [asking("viktor", "arina", "sprint")] });
  await expect.element(page.getByText("Viktor invites you to Sprint board")).toBeVisible();
  await press("Go there");
  await expect.poll(() => entered).toEqual([roomIdOf("sprint")]);
  expect(calls).toEqual([["acceptSpaceInvitation", { accountId: idOf("viktor") }]]);
});

test("an invitation is turned down, and one of mine is taken back", async () => {
  const { calls, entered } = await roomWith({
    asked: [asking("viktor", "arina", "sprint"), asking("arina", "bea", "lounge")],
  });
  await press("Not now");
  await press("Cancel");
  await expect
    .poll(() => calls)
    .toEqual([
      ["rejectSpaceInvitation", { accountId: idOf("viktor") }],
      ["cancelSpaceInvitation", { accountId: idOf("bea") }],
    ]);
  expect(entered).toEqual([]);
});

test("somebody of another room is found by name, and asked over from their card by keyboard", async () => {
  const { calls } = await roomWith({});
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard("grace{Enter}");
  const card = page.getByTestId("person-card");
  await expect.element(card.getByText("In Sprint board")).toBeVisible();
  await expect.element(card).toHaveFocus();
  await userEvent.click(card.getByRole("button", { name: "Invite here" }));
  await expect.poll(() => calls).toEqual([["createSpaceInvitation", { accountId: idOf("grace") }]]);
  await userEvent.keyboard("{Escape}");
  await expect.element(card).not.toBeInTheDocument();
});

test("whoever asks somebody over may write them a line; without words it goes without one", async () => {
  const { calls } = await roomWith({});
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard("grace{Enter}");
  const card = page.getByTestId("person-card");
  await userEvent.click(card.getByRole("button", { name: "Invite with a line" }));
  const line = card.getByRole("textbox", { name: "A line for Grace" });
  await expect.element(line).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(line).not.toBeInTheDocument();
  const begin = card.getByRole("button", { name: "Invite with a line" });
  await expect.element(begin).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await line.fill("  Coffee is ready ");
  await userEvent.keyboard("{Enter}");
  await expect.element(card).toHaveFocus();
  await userEvent.click(begin);
  await userEvent.click(card.getByRole("button", { name: "Invite", exact: true }));
  expect(calls).toEqual([
    ["createSpaceInvitation", { accountId: idOf("grace"), words: "Coffee is ready" }],
    ["createSpaceInvitation", { accountId: idOf("grace") }],
  ]);
});

test("a card that came by the pointer is chosen as a line is begun, so that it stays when the pointer leaves", async () => {
  await roomWith({});
  const bubble = () => document.querySelector(`[data-person="${idOf("marina")}"]`);
  await expect.poll(bubble).not.toBeNull();
  await userEvent.hover(bubble() ?? document.body);
  const card = page.getByTestId("person-card");
  const row = page.getByRole("list", { name: "People in the room" }).getByRole("button", { name: /^Marina/ });
  await userEvent.click(card.getByRole("button", { name: "Invite with a line" }));
  await expect.element(card.getByRole("textbox", { name: "A line for Marina Sokolova" })).toHaveFocus();
  await expect.element(row).toHaveAttribute("data-selected", "true");
});

test("the words of whoever asks me over are read on their card", async () => {
  await roomWith({ asked: [{ ...asking("viktor", "arina", "sprint"), words: "Coffee is ready" }] });
  await expect.element(page.getByTestId("invitation").getByText("Coffee is ready")).toBeVisible();
});
