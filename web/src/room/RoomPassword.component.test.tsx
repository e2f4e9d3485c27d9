import type { RoomId } from "@atrium/contract";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import type { RoomRowModel } from "./panel/roomsPanelModel.ts";
import { RoomPassword } from "./RoomPassword.tsx";

/** A room behind a password that answers when it is told to. */
function slowRoom(name: string) {
  const answers: (() => void)[] = [];
  const enter = () => new Promise<{ ok: true }>((resolve) => answers.push(() => resolve({ ok: true })));
  const room = { roomId: name as RoomId, name } as Partial<RoomRowModel> as RoomRowModel;
  return { room, enter, answer: () => answers.shift()?.() };
}

function Doors({ rooms }: { rooms: readonly ReturnType<typeof slowRoom>[] }) {
  const [at, setAt] = useState(0);
  const [asked, setAsked] = useState(true);
  const door = rooms[at];
  if (!asked || door === undefined)
    return (
      <button type="button" onClick={() => (setAt(at + 1), setAsked(true))}>
        Next
      </button>
    );
  return <RoomPassword key={door.room.roomId} room={door.room} enter={door.enter} close={() => setAsked(false)} />;
}

test("a late answer about one room leaves the next one's dialog open", async () => {
  const [garden, attic] = [slowRoom("Garden"), slowRoom("Attic")];
  await drawn(<Doors rooms={[garden, attic]} />);
  await userEvent.fill(page.getByRole("textbox"), "secret");
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(page.getByRole("button", { name: "Next" }));
  await expect.element(page.getByText("Password for Attic")).toBeVisible();
  garden.answer();
  await userEvent.fill(page.getByRole("textbox"), "other");
  await expect.element(page.getByText("Password for Attic")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  attic.answer();
  await expect.element(page.getByRole("button", { name: "Next" })).toBeVisible();
});
