import { must, type FolderId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { fixtureRoom } from "../../fixtures/fixtureRoom.ts";
import { roomIdOf } from "../../fixtures/people.ts";
import { useArrange } from "../list/useArrange.ts";
import { FolderCard } from "./FolderCard.tsx";

afterEach(() => vi.unstubAllGlobals());

const [hall, sprint, dinner, board] = ["hall", "sprint", "dinner", "board"].map(roomIdOf);
const made = "made".padEnd(21, "m") as FolderId;
const looker = { currentRoomId: roomIdOf("lounge"), myRole: "SPACE_ADMIN" } as const;

function Opener({ port }: { port: ReturnType<typeof fixtureRoom> }) {
  const arrange = useArrange(port);
  const { folder } = port.live.getState().space?.records ?? {};
  const [existing] = Object.values(folder ?? {});
  return (
    <>
      <button type="button" onClick={() => arrange.openFolder({ folderId: null, rooms: [], topPx: 100 })}>
        New
      </button>
      <button
        type="button"
        onClick={() => arrange.openFolder({ folderId: existing?.id ?? null, rooms: [], topPx: 9000 })}
      >
        Edit
      </button>
      {arrange.folder === null ? null : (
        <FolderCard port={port} looker={looker} arrange={arrange} opened={arrange.folder} />
      )}
    </>
  );
}

async function opened(which: "New" | "Edit") {
  const server = fakeServer();
  const port = fixtureRoom({ folder: { name: "Workshops", rooms: ["sprint", "dinner"] } });
  const [folder] = Object.values(port.live.getState().space?.records.folder ?? {});
  server.answer("moveRoomToFolder", { success: { folder: { ...must(folder, "in the fixture"), id: made } } });
  for (const operation of ["removeRoomFromFolder", "unfolderRooms"]) server.answer(operation, { success: {} });
  await drawn(<Opener port={port} />);
  await userEvent.click(page.getByRole("button", { name: which }));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return { server, folderId: must(folder, "in the fixture").id };
}

const name = page.getByLabelText("Folder name");
const tick = (room: string | RegExp) => page.getByRole("checkbox", { name: room });

test("a folder is made of the ticked rooms by keys alone, and its button counts them", async () => {
  const { server } = await opened("New");
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByRole("button", { name: /^Make folder/ })).toBeDisabled();
  await userEvent.keyboard("Halls");
  for (const room of [/^Town hall/, /^Board room/]) {
    must(tick(room).element() as HTMLElement, "drawn").focus();
    await userEvent.keyboard(" ");
  }
  await expect.element(page.getByRole("button", { name: "Make folder with 2 rooms" })).toBeEnabled();
  name.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.asked).toEqual([
    { operation: "moveRoomToFolder", input: { roomId: hall, name: "Halls" } },
    { operation: "moveRoomToFolder", input: { roomId: board, folderId: made } },
  ]);
  await expect.element(page.getByRole("button", { name: "New", exact: true })).toHaveFocus();
});

test("a folder needs a name; Escape and a press beside the card leave all as it was", async () => {
  const { server } = await opened("New");
  await userEvent.click(tick(/^Town hall/));
  await userEvent.click(page.getByRole("button", { name: /^Make folder/ }));
  await expect.element(page.getByRole("alert")).toHaveTextContent("A folder needs a name");
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "New", exact: true }));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  document.body.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.asked).toEqual([]);
});

test("a folder's card shows its rooms ticked and stays in sight; what is changed is asked for, and dissolving too", async () => {
  const { server, folderId } = await opened("Edit");
  expect(page.getByRole("dialog").element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  await expect.element(tick(/^Sprint board/)).toBeChecked();
  await expect.element(page.getByText("2 rooms, 3 people")).toBeVisible();
  await userEvent.click(tick(/^Sprint board/));
  await userEvent.click(tick(/^Town hall/));
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.asked).toEqual([
    { operation: "moveRoomToFolder", input: { roomId: hall, folderId } },
    { operation: "removeRoomFromFolder", input: { roomId: sprint } },
  ]);
  await userEvent.click(page.getByRole("button", { name: "Edit" }));
  await expect.element(tick(/^Ужин в саду/)).toBeChecked();
  await userEvent.click(page.getByRole("button", { name: "Dissolve", exact: true }));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.asked.at(-1)).toEqual({ operation: "unfolderRooms", input: { folderId } });
  expect(dinner).toBeDefined();
});
