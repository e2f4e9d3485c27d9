import { must, newId, type FolderId } from "@atrium/contract";
import { Notifications } from "@mantine/notifications";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { frames } from "../../../testing/frames.ts";
import { fixtureRoom } from "../../fixtures/fixtureRoom.ts";
import { roomIdOf } from "../../fixtures/people.ts";
import type { Move } from "./arrange.ts";
import { useMoves, type Moves } from "./useMoves.ts";

afterEach(() => vi.unstubAllGlobals());

const [hall, sprint] = [roomIdOf("hall"), roomIdOf("sprint")];

/** Moves in a space that stays as it is: what is taken back is read from what the server is asked. */
async function movesOf() {
  const server = fakeServer();
  server.answer("reorderRooms", { success: {} });
  const live = fixtureRoom().live.getState();
  const { spaceId } = must(live.space, "the fixture is in a space");
  const port = { live: { getState: () => live, getInitialState: () => live, subscribe: () => () => {} } };
  const hands: { moves: Moves | null } = { moves: null };
  function Hands() {
    const moves = useMoves(port);
    return <button onClick={() => (hands.moves = moves)}>Take</button>;
  }
  await drawn(
    <>
      <Notifications />
      <Hands />
    </>,
  );
  await userEvent.click(page.getByRole("button", { name: "Take" }));
  const put = (moved: typeof hall): Move => ({ name: "reorderRooms", input: { spaceId, moved, after: null } });
  const moved = () => server.asked.map(({ input }) => (input as { moved?: string }).moved);
  return { server, put, moved, moves: must(hands.moves, "taken") };
}

test("what was made before a refusal can be taken back", async () => {
  const { server, put, moves } = await movesOf();
  server.answer("moveRoomToFolder", { roomNotFound: {} });
  const refused: Move = { name: "moveRoomToFolder", input: { roomId: sprint, folderId: newId<FolderId>() } };
  expect(await moves.make([put(hall), refused])).toBe(false);
  const count = server.asked.length;
  moves.undo();
  await expect.poll(() => server.asked.length).toBeGreaterThan(count);
});

test("two quick steps back follow each other, the last move first", async () => {
  const { server, put, moved, moves } = await movesOf();
  await moves.make([put(hall)]);
  await moves.make([put(sprint)]);
  server.hold();
  moves.undo();
  moves.undo();
  await expect.poll(() => moved()).toHaveLength(3);
  await frames(3);
  expect(moved()).toEqual([hall, sprint, sprint]);
  server.letGo();
  await expect.poll(() => moved()).toEqual([hall, sprint, sprint, hall]);
});

test("what the keys have taken back, the toast does not take back again", async () => {
  const { put, moved, moves } = await movesOf();
  await moves.make([put(hall)], "Moved");
  moves.undo();
  await expect.poll(() => moved()).toHaveLength(2);
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  // The next move is made after whatever the button has set off.
  await moves.make([put(sprint)]);
  expect(moved()).toEqual([hall, hall, sprint]);
});
