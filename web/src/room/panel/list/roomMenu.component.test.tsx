import { errorText, must, newId, type Room } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { asked } from "../../../ui/dialog/asked.ts";
import { OverlayHosts } from "../../../ui/OverlayHosts.tsx";
import { fixtureRoom } from "../../fixtures/fixtureRoom.ts";
import { roomIdOf } from "../../fixtures/people.ts";
import { RoomMenu } from "./RoomMenu.tsx";
import { useArrange } from "./useArrange.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  asked.setState({ current: null });
});

const roomId = roomIdOf("sprint");

/** The menu of the sprint board, as it is in the list; what is pressed there is noted. */
async function menu(change: Partial<Room> = {}) {
  const server = fakeServer();
  const live = fixtureRoom().live.getState();
  const space = must(live.space, "the fixture is in a space");
  const room = { ...must(space.records.room[roomId], "in the fixture"), ...change };
  const state = {
    ...live,
    space: { ...space, records: { ...space.records, room: { ...space.records.room, [roomId]: room } } },
  };
  const port = { live: { getState: () => state, getInitialState: () => state, subscribe: () => () => {} } };
  server.answer("updateRoom", { success: { room } });
  const hands = { enter: vi.fn(), openSettings: vi.fn(), copyLink: vi.fn() };
  const Shown = () => <RoomMenu port={port} roomId={roomId} arrange={useArrange(port)} {...hands} />;
  await drawn(
    <>
      <Shown />
      <OverlayHosts />
    </>,
  );
  const press = async (item: string) => {
    await userEvent.click(page.getByRole("button", { name: `Actions for ${room.name}` }));
    await userEvent.click(page.getByRole("menuitem", { name: item, exact: true }));
  };
  return { server, room, hands, press };
}

test("from a room's menu one enters it, copies its link, and sets its password where that is set", async () => {
  const { hands, press } = await menu();
  await press("Enter");
  expect(hands.enter).toHaveBeenCalledOnce();
  await press("Copy link");
  expect(hands.copyLink).toHaveBeenCalledExactlyOnceWith(roomId);
  await press("Set a password");
  expect(hands.openSettings).toHaveBeenLastCalledWith(roomId, "access");
});

test("a room is hidden and closed from its menu, and a copy of it is said by its name", async () => {
  const { server, room, press } = await menu();
  await press("Hide");
  await press("Close to everyone");
  server.answer("duplicateRoom", { success: { room: { ...room, id: newId(), name: "Sprint board 2" } } });
  await press("Duplicate");
  await expect.element(page.getByText(/Sprint board 2/)).toBeVisible();
  await expect
    .poll(() => server.asked)
    .toEqual([
      { operation: "updateRoom", input: { roomId, isHidden: true } },
      { operation: "updateRoom", input: { roomId, blocked: true } },
      { operation: "duplicateRoom", input: { roomId } },
    ]);
});

test("what is hidden, closed and locked offers the way back", async () => {
  const { server, hands, press } = await menu({ isHidden: true, blocked: true, hasPassword: true });
  await press("Show");
  await press("Open");
  await press("Change password");
  expect(hands.openSettings).toHaveBeenLastCalledWith(roomId, "access");
  await expect
    .poll(() => server.asked)
    .toEqual([
      { operation: "updateRoom", input: { roomId, isHidden: false } },
      { operation: "updateRoom", input: { roomId, blocked: false } },
    ]);
});

test("a room is deleted only once one is sure, and a refusal says why", async () => {
  const { server, press } = await menu();
  server.answer("getRoomLosses", { success: { people: 0, messages: 0 } });
  server.answer("deleteRoom", { noMorePublicRooms: {} });
  const deletions = () => server.asked.filter(({ operation }) => operation === "deleteRoom");
  await press("Delete");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(deletions()).toEqual([]);
  await press("Delete");
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }));
  await expect.element(page.getByText(errorText("noMorePublicRooms", "en"))).toBeVisible();
  expect(deletions()).toEqual([{ operation: "deleteRoom", input: { roomId } }]);
});
