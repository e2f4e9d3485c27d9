import { must, newId, type FolderId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { fixtureRoom } from "../../fixtures/fixtureRoom.ts";
import { roomIdOf } from "../../fixtures/people.ts";
import { RoomRows, type RoomRowsProps } from "../RoomRows.tsx";
import { useArrange } from "./useArrange.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const folderId = newId<FolderId>();
const [hall, sprint] = [roomIdOf("hall"), roomIdOf("sprint")];

/** The list of a space whose sprint board is in a folder. */
async function list({ isAdmin = true } = {}) {
  const server = fakeServer();
  const live = fixtureRoom().live.getState();
  const space = must(live.space, "the fixture is in a space");
  const room = must(space.records.room[sprint], "in the fixture");
  const folder = { id: folderId, spaceId: space.spaceId, name: "Workshops", position: room.position };
  const records = {
    ...space.records,
    folder: { [folderId]: folder },
    room: { ...space.records.room, [sprint]: { ...room, groupId: folderId } },
  };
  const state = { ...live, space: { ...space, records } };
  const port = { live: { getState: () => state, getInitialState: () => state, subscribe: () => () => {} } };
  const none = () => undefined;
  await drawn(
    <div style={{ height: 600, display: "flex" }}>
      <Rows
        port={port}
        looker={{ currentRoomId: null, myRole: isAdmin ? "SPACE_ADMIN" : "SPACE_MEMBER" }}
        people={[]}
        speaking={new Set()}
        selected={null}
        enter={none}
        selectPerson={none}
        isAloneSaid={false}
        roomHands={isAdmin ? { openSettings: none, copyLink: none } : null}
      />
    </div>,
  );
  return { server, spaceId: space.spaceId };
}

function Rows(props: Omit<RoomRowsProps, "arranging">) {
  return <RoomRows {...props} arranging={useArrange(props.port)} />;
}

const folder = () => page.getByRole("button", { name: "Folder Workshops, 1 room" });
const board = () => page.getByRole("button", { name: /^Enter Sprint board/ });
const mouse = (type: string, at: { clientX: number; clientY: number }, target: EventTarget = document) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...at }));
/** Moves as often as a hand does, until what lies under is a place for what is held. */
const carryInto = (to: { clientX: number; clientY: number }) =>
  expect
    .poll(() => {
      mouse("mousemove", to);
      return document.querySelector("[data-drop=inside]");
    })
    .not.toBeNull();
const focusOn = (line: string) => document.querySelector<HTMLElement>(`[data-line="${line}"]`)?.focus();

test("a folder folds away its rooms, and stays so on this device", async () => {
  await list();
  await expect.element(board()).toBeVisible();
  await userEvent.click(folder());
  await expect.element(board()).not.toBeInTheDocument();
  await expect.element(folder()).toHaveAttribute("aria-expanded", "false");
  expect(localStorage.getItem("foldedFolders")).toContain(folderId);
});

test("F2 names a room anew where it stands; Escape leaves it as it was", async () => {
  const { server } = await list();
  await expect.element(board()).toBeVisible();
  focusOn(sprint);
  await userEvent.keyboard("{F2}");
  await userEvent.fill(page.getByLabelText("New name"), "Week 41");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => server.asked)
    .toContainEqual({ operation: "updateRoom", input: { roomId: sprint, name: "Week 41" } });
  focusOn(folderId);
  await userEvent.keyboard("{F2}");
  await userEvent.fill(page.getByLabelText("New name"), "Other");
  await userEvent.keyboard("{Escape}");
  await expect.element(folder()).toBeVisible();
  expect(server.asked.map(({ operation }) => operation)).toEqual(["updateRoom"]);
});

test("Alt and an arrow carry a folder past its neighbour", async () => {
  const { server, spaceId } = await list();
  await expect.element(folder()).toBeVisible();
  focusOn(folderId);
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect
    .poll(() => server.asked)
    .toMatchObject([{ operation: "reorderRooms", input: { spaceId, moved: folderId } }]);
});

test("Ctrl and the key of Z take a move back in every layout, once while it is held", async () => {
  const { server, spaceId } = await list();
  server.answer("reorderRooms", { success: {} });
  await expect.element(folder()).toBeVisible();
  focusOn(folderId);
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect.poll(() => server.asked).toHaveLength(1);
  const press = { key: "я", code: "KeyZ", ctrlKey: true, bubbles: true };
  lineOf(folderId)?.dispatchEvent(new KeyboardEvent("keydown", { ...press, repeat: true }));
  lineOf(folderId)?.dispatchEvent(new KeyboardEvent("keydown", press));
  await expect.poll(() => server.asked).toHaveLength(2);
  expect(server.asked[1]).toMatchObject({ operation: "reorderRooms", input: { spaceId, moved: folderId } });
});

test("a room is dragged into the folder by mouse", async () => {
  const { server } = await list();
  await expect.element(folder()).toBeVisible();
  const [from, to] = [middleOf(hall), middleOf(folderId)];
  mouse("mousedown", from, must(lineOf(hall), "drawn"));
  mouse("mousemove", { ...from, clientY: from.clientY + 10 });
  await expect.poll(() => document.querySelector("[data-lifted]")).not.toBeNull();
  await carryInto(to);
  mouse("mouseup", to);
  await expect
    .poll(() => server.asked)
    .toContainEqual({ operation: "moveRoomToFolder", input: { roomId: hall, folderId } });
});

test("a folded folder opens under what is held over it", async () => {
  await list();
  await userEvent.click(folder());
  await expect.element(board()).not.toBeInTheDocument();
  const [from, to] = [middleOf(hall), middleOf(folderId)];
  mouse("mousedown", from, must(lineOf(hall), "drawn"));
  mouse("mousemove", { ...from, clientY: from.clientY + 10 });
  await expect.poll(() => document.querySelector("[data-lifted]")).not.toBeNull();
  await carryInto(to);
  await expect.element(board()).toBeVisible();
  mouse("mouseup", to);
});

test("a name is typed beside the sign of its row, and the keys that end it stand under it", async () => {
  await list();
  await expect.element(board()).toBeVisible();
  focusOn(sprint);
  await userEvent.keyboard("{F2}");
  const field = page.getByLabelText("New name");
  await expect.element(field).toHaveAccessibleDescription("Enter keep Esc leave as it was");
  expect(field.element().parentElement?.querySelector("svg")).not.toBeNull();
});

test("what is carried says who is in it, and does not lie over the words of the folder under it", async () => {
  await list();
  await expect.element(folder()).toBeVisible();
  const [from, to] = [middleOf(roomIdOf("board")), middleOf(folderId)];
  mouse("mousedown", from, must(lineOf(roomIdOf("board")), "drawn"));
  mouse("mousemove", { ...from, clientY: from.clientY - 10 });
  await expect.poll(() => document.querySelector("[data-lifted]")).not.toBeNull();
  await carryInto(to);
  const carried = must(document.querySelector("[data-carried]"), "it is held");
  expect(carried.textContent).toMatch(/^Board room.*3$/);
  const words = page.getByText("Put inside").element().getBoundingClientRect();
  expect(carried.getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom);
  mouse("mouseup", to);
});

test("a folder's menu adds a room of a kind in there", async () => {
  const { server, spaceId } = await list();
  await userEvent.click(page.getByRole("button", { name: "Actions for folder Workshops" }));
  await userEvent.click(page.getByRole("menuitem", { name: "New room here" }));
  await userEvent.click(page.getByRole("menuitem", { name: /^Stage/ }));
  const input = { spaceId, type: "stage", name: "New room", folderId };
  await expect.poll(() => server.asked).toContainEqual({ operation: "createRoom", input });
});

test("the plus of a folder asks for a room of a kind in there", async () => {
  const { server, spaceId } = await list();
  await userEvent.click(page.getByRole("button", { name: "Add a room to Workshops" }));
  await userEvent.click(page.getByRole("menuitem", { name: /^Stage/ }));
  const input = { spaceId, type: "stage", name: "New room", folderId };
  await expect.poll(() => server.asked).toContainEqual({ operation: "createRoom", input });
});

const lineOf = (line: string) => document.querySelector(`[data-line="${line}"]`);
function middleOf(line: string) {
  const { left, top, width, height } = must(lineOf(line), "drawn").getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

test("those who do not run the space fold, and arrange nothing", async () => {
  const { server } = await list({ isAdmin: false });
  await expect.element(folder()).toBeVisible();
  focusOn(folderId);
  await userEvent.keyboard("{F2}{Alt>}{ArrowUp}{/Alt}");
  await expect.element(page.getByRole("button", { name: /^Actions for/ })).not.toBeInTheDocument();
  expect(server.asked).toEqual([]);
});
