import type { RoomId } from "@atrium/contract";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import type { RoomRowModel } from "./panel/roomsPanelModel.ts";
import { RoomPassword } from "./RoomPassword.tsx";

/** A room with a password whose server replies when the test says so. */
function slowRoom(name: string) {
  const answers: (() => void)[] = [];
  const enter = () => new Promise<{ ok: true }>((resolve) => answers.push(() => resolve({ ok: true })));
  const room = { roomId: name as RoomId, name, about: "", count: 0, faces: [] as RoomRowModel["faces"] };
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
  return (
    <RoomPassword
      key={door.room.roomId}
      room={door.room}
      hereName="Lounge"
      enter={door.enter}
      close={() => setAsked(false)}
    />
  );
}

test("a late answer about one room leaves the next one's dialog open", async () => {
  const [garden, attic] = [slowRoom("Garden"), slowRoom("Attic")];
  await drawn(<Doors rooms={[garden, attic]} />);
  await userEvent.fill(page.getByRole("textbox"), "secret");
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(page.getByRole("button", { name: "Next" }));
  await expect.element(page.getByText("Attic has a password")).toBeVisible();
  garden.answer();
  await userEvent.fill(page.getByRole("textbox"), "other");
  await expect.element(page.getByText("Attic has a password")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  attic.answer();
  await expect.element(page.getByRole("button", { name: "Next" })).toBeVisible();
});

test("the password of a room can be read as it is typed, a wrong one says so, and one may stay where one is", async () => {
  const room = {
    roomId: "Garden" as RoomId,
    name: "Garden",
    about: "Quiet work\nPhones stay outside",
    count: 2,
    faces: [],
  };
  const close = vi.fn();
  const wrong = async () => ({ ok: false, code: "invalidPassword" }) as const;
  await drawn(<RoomPassword room={room} hereName="Lounge" enter={wrong} close={close} />);
  const field = page.getByLabelText("Password", { exact: true });
  await expect.element(page.getByText(/Phones stay outside/)).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText("2 people inside")).toBeVisible();
  await userEvent.fill(field, "sled");
  await expect.element(field).toHaveAttribute("type", "password");
  await userEvent.click(page.getByRole("button", { name: "Show what I type" }));
  await expect.element(field).toHaveAttribute("type", "text");
  await userEvent.click(page.getByRole("button", { name: "Enter Garden" }));
  await expect.element(page.getByRole("alert")).toHaveTextContent("Invalid password");
  await userEvent.click(page.getByRole("button", { name: "Stay in Lounge" }));
  expect(close).toHaveBeenCalledOnce();
});
