import { newId, type RoomId } from "@atrium/contract";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import type { EnterOutcome } from "./useEnterRoom.ts";
import { useRoomAddress } from "./useRoomAddress.ts";

const [lounge, garden] = [newId<RoomId>(), newId<RoomId>()];

/** A space whose link names no room: people are placed in the lounge, and the page's history is a list. */
function Walk({ outcome }: { outcome: EnterOutcome }) {
  const [history, setHistory] = useState<readonly (RoomId | null)[]>([null]);
  const [here, setHere] = useState<RoomId | null>(lounge);
  const enter = async (roomId: RoomId) => {
    if (outcome === "in") setHere(roomId);
    return outcome;
  };
  const show = (roomId: RoomId, replace: boolean) =>
    setHistory((past) => [...(replace ? past.slice(0, -1) : past), roomId]);
  useRoomAddress({ roomId: history.at(-1) ?? null, show }, { currentId: here, enter, isAsking: false });
  return (
    <>
      <button type="button" onClick={() => setHere(garden)}>
        To the garden
      </button>
      <button type="button" onClick={() => setHistory((past) => past.slice(0, -1))}>
        Back
      </button>
      <p role="status">{nameOf(here)}</p>
      <p role="log">{history.map(nameOf).join(", ")}</p>
    </>
  );
}

const nameOf = (roomId: RoomId | null): string =>
  roomId === lounge ? "lounge" : roomId === garden ? "garden" : "no room";

const addresses = () => page.getByRole("log").element().textContent;

const goAndBack = async (outcome: EnterOutcome) => {
  await drawn(<Walk outcome={outcome} />);
  await page.getByRole("button", { name: "To the garden" }).click();
  await expect.element(page.getByRole("log")).toHaveTextContent("no room, garden");
  await page.getByRole("button", { name: "Back" }).click();
};

test("back to an address without a room leads to the room in which one was placed by it", async () => {
  await goAndBack("in");
  await expect.element(page.getByRole("status")).toHaveTextContent("lounge");
  await expect.poll(addresses).toBe("no room");
});

test("if that room cannot be entered any more, the address names the room one is in", async () => {
  await goAndBack("refused");
  await expect.poll(addresses).toBe("garden");
  await expect.element(page.getByRole("status")).toHaveTextContent("garden");
});
