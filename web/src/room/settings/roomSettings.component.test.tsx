import type { Room } from "@atrium/contract";
import { aRoom } from "@atrium/testkit/liveBuilders";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { drawn } from "../../testing/drawn.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { permissionsOf } from "./permissionSets.ts";
import { RoomSettingsDialog, type SettingsPart } from "./RoomSettingsDialog.tsx";

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

async function opened(begin: SettingsPart, changes: Partial<Room> = {}) {
  const server = fakeServer();
  const room = aRoom({ name: "Lounge", bgImageUrl: "floor:lounge", bgMode: "COVER", bgBrightness: 100, ...changes });
  const answer = (changed: Partial<Room>) =>
    server.answer("updateRoom", { success: { room: { ...room, ...changed } } });
  const store = createStore(() => room);
  await drawn(<Stage store={store} begin={begin} />);
  const asked = () => server.asked.filter(({ operation }) => operation === "updateRoom").map(({ input }) => input);
  return { server, room, answer, asked, others: (changed: Partial<Room>) => store.setState(changed) };
}

function Stage({ store, begin }: { store: StoreApi<Room>; begin: SettingsPart }) {
  return (
    <>
      <RoomSettingsDialog opened onClose={() => undefined} room={useStore(store)} begin={begin} />
      <OverlayHosts />
    </>
  );
}

const saved = () => page.getByText("Saved");
const save = () => page.getByRole("button", { name: "Save", exact: true });

test("another floor is sent alone, and its being kept is said", async () => {
  const { room, answer, asked } = await opened("background");
  await expect.element(save()).toBeDisabled();
  await userEvent.click(page.getByRole("button", { name: "Garden" }));
  answer({ bgImageUrl: "floor:garden" });
  await userEvent.click(save());
  await expect.element(saved()).toBeVisible();
  expect(asked()).toEqual([{ roomId: room.id, bgImageUrl: "floor:garden" }]);
});

test("a refused floor says why and stays chosen; the next choice takes the words away", async () => {
  const { server } = await opened("background");
  server.answer("updateRoom", { forbidden: {} });
  await userEvent.click(page.getByRole("button", { name: "Garden" }));
  await userEvent.click(save());
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  await expect.element(alert).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Garden" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(page.getByRole("button", { name: "Office" }));
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(saved()).not.toBeInTheDocument();
});

test("what was saved is undone by one press and done again by another, and the focus stays there", async () => {
  const { room, answer, asked } = await opened("background");
  await userEvent.click(page.getByRole("button", { name: "Garden" }));
  answer({ bgImageUrl: "floor:garden" });
  await userEvent.click(save());
  const undo = page.getByRole("button", { name: "Undo" });
  await expect.element(undo).toBeVisible();
  undo.element().focus();
  answer({});
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Background restored")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Redo" })).toHaveFocus();
  expect(asked().at(-1)).toEqual({ roomId: room.id, bgImageUrl: "floor:lounge" });
});

test("how a picture lies is chosen by arrow keys, and only what is another is sent", async () => {
  const { room, answer, asked } = await opened("background");
  page.getByRole("radio", { name: "Fill" }).element().focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.element(page.getByRole("radio", { name: "Tile" })).toBeChecked();
  answer({ bgLaying: "TILE" });
  await userEvent.click(save());
  await expect.element(saved()).toBeVisible();
  expect(asked()).toEqual([{ roomId: room.id, bgLaying: "TILE" }]);
});

test("a file that is dropped on the part is picked as by the button", async () => {
  await opened("background");
  const transfer = new DataTransfer();
  transfer.items.add(new File(["%PDF-1.7"], "plan.pdf", { type: "application/pdf" }));
  const target = page.getByRole("group", { name: "Library" }).element();
  const send = (type: string) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
  send("dragover");
  await expect.element(page.getByText("Drop the picture to use it")).toBeVisible();
  send("drop");
  await expect.element(page.getByRole("alert").filter({ hasText: "not supported" })).toBeVisible();
  await expect.element(page.getByText("Drop the picture to use it")).not.toBeInTheDocument();
});

test("a link that is none is said at its field; a picture that is not reached as well, and nothing is saved", async () => {
  const { server, asked } = await opened("background");
  await userEvent.click(page.getByRole("button", { name: "From a link" }));
  const field = page.getByLabelText("Link to a picture");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("no link{Enter}");
  await expect.element(page.getByText("This does not look like a link")).toBeVisible();
  server.answer("createLinkUploadIntent", { forbidden: {} });
  await userEvent.fill(field, "https://kites.example/a.png");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveFocus();
  expect(asked()).toEqual([]);
});

test("what is no picture is not even sent, and is said where other refusals are", async () => {
  const { asked } = await opened("background");
  const file = new File(["%PDF-1.7"], "plan.pdf", { type: "application/pdf" });
  await userEvent.upload(page.getByLabelText("Upload").element(), file);
  await expect.element(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await expect.element(save()).toBeDisabled();
  expect(asked()).toEqual([]);
});

test("a permission is kept as soon as it is turned, alone", async () => {
  const { room, answer, asked } = await opened("permissions");
  answer({});
  await userEvent.click(page.getByRole("switch", { name: /^Microphone/ }));
  await expect.element(saved()).toBeVisible();
  expect(asked()).toEqual([{ roomId: room.id, permissions: { audio: false } }]);
});

test("a permission that is refused goes back to what it is, and says why", async () => {
  const { server } = await opened("permissions");
  server.answer("updateRoom", { forbidden: {} });
  await userEvent.click(page.getByRole("switch", { name: /^Microphone/ }));
  await expect.element(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await expect.element(page.getByRole("switch", { name: /^Microphone/ })).toBeChecked();
  await expect.element(saved()).not.toBeInTheDocument();
});

test("on a phone every permission has a row for a finger, and what was saved stands beside the copying", async () => {
  await page.viewport(390, 844);
  const { answer } = await opened("permissions");
  answer({});
  const rows = page
    .getByRole("switch")
    .elements()
    .map((each) => each.closest("fieldset > div"));
  for (const row of rows) expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
  await userEvent.click(page.getByRole("switch", { name: /^Microphone/ }));
  await expect.element(saved()).toBeVisible();
  const copy = page.getByRole("button", { name: "Copy to other rooms" }).element().getBoundingClientRect();
  const word = saved().element().getBoundingClientRect();
  expect(copy.height).toBeGreaterThanOrEqual(44);
  expect(word.right).toBeLessThanOrEqual(copy.left);
  expect(Math.abs(word.top + word.bottom - copy.top - copy.bottom) / 2).toBeLessThanOrEqual(2);
});

test("a hidden room is kept at once", async () => {
  const { room, answer, asked } = await opened("access");
  answer({ isHidden: true });
  await userEvent.click(page.getByRole("switch").first());
  await expect.element(saved()).toBeVisible();
  expect(asked()).toEqual([{ roomId: room.id, isHidden: true }]);
});

test("how many people fit is a number that the kind of room holds", async () => {
  const { room, answer, asked } = await opened("access", { type: "spatial", capacity: 50 });
  const field = page.getByLabelText("Capacity");
  const set = page.getByRole("button", { name: "Set capacity" });
  await expect.element(set).toBeDisabled();
  await userEvent.fill(field, "51");
  await userEvent.click(set);
  await expect.element(page.getByText("Enter a number from 1 to 50")).toBeVisible();
  answer({ capacity: 12 });
  await userEvent.fill(field, "12");
  await userEvent.click(set);
  await expect.element(saved()).toBeVisible();
  expect(asked()).toEqual([{ roomId: room.id, capacity: 12 }]);
});

test("a room without a name is not saved", async () => {
  const { asked } = await opened("general");
  await userEvent.clear(page.getByLabelText("Name", { exact: true }));
  await userEvent.click(save());
  await expect.element(page.getByText("A room needs a name")).toBeVisible();
  expect(asked()).toEqual([]);
});

test("permissions begin from a set, which is marked until one of them is another", async () => {
  const { room, answer, asked } = await opened("permissions");
  const talkOnly = page.getByRole("button", { name: "Talk only" });
  await expect.element(talkOnly).toHaveAttribute("aria-pressed", "false");
  answer({ permissions: permissionsOf("talkOnly") });
  await userEvent.click(talkOnly);
  await expect.element(saved()).toBeVisible();
  expect(asked()).toEqual([{ roomId: room.id, permissions: permissionsOf("talkOnly") }]);
});

test("the permissions of a room are copied to all others once one is sure of it", async () => {
  const { server, room, answer, asked } = await opened("permissions");
  const others = [aRoom({ name: "Garden" }), aRoom({ name: "Attic" })];
  server.answer("listRooms", { success: { rooms: [room, ...others], folders: [] } });
  answer({});
  await userEvent.click(page.getByRole("button", { name: "Copy to other rooms" }));
  await userEvent.click(page.getByRole("button", { name: "Copy to 2 rooms" }));
  await expect.poll(asked).toEqual(others.map(({ id }) => ({ roomId: id, permissions: room.permissions })));
});

test("permissions are asked for in the order they were turned, and what is drawn stands until the last is kept", async () => {
  const { server, room, answer, asked } = await opened("permissions");
  answer({});
  server.hold();
  const microphone = page.getByRole("switch", { name: /^Microphone/ });
  const talkOnly = page.getByRole("button", { name: "Talk only" });
  await userEvent.click(microphone);
  await userEvent.click(talkOnly);
  await expect.element(talkOnly).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(microphone);
  await expect.element(microphone).not.toBeChecked();
  expect(asked()).toEqual([{ roomId: room.id, permissions: { audio: false } }]);
  for (const count of [2, 3]) {
    server.letGoOne();
    await expect.poll(() => asked().length).toBe(count);
    await expect.element(microphone).not.toBeChecked();
  }
  expect(
    asked()
      .slice(1)
      .map((input) => Object(input).permissions),
  ).toEqual([permissionsOf("talkOnly"), { audio: false }]);
  server.letGo();
  await expect.element(saved()).toBeVisible();
});

test("what is copied is what the room allows once one is sure, and the focus stays with the button", async () => {
  const { server, room, answer, asked, others } = await opened("permissions");
  const other = aRoom({ name: "Garden" });
  server.answer("listRooms", { success: { rooms: [room, other], folders: [] } });
  const copy = page.getByRole("button", { name: "Copy to other rooms" });
  copy.element().focus();
  server.hold();
  await userEvent.keyboard("{Enter}");
  await expect.element(copy).toHaveAttribute("aria-disabled", "true");
  await expect.element(copy).toHaveFocus();
  server.letGo();
  await expect.element(page.getByText("Give 1 other room these permissions?")).toBeVisible();
  others({ permissions: permissionsOf("stage") });
  answer({});
  await userEvent.click(page.getByRole("button", { name: "Copy to 1 room" }));
  await expect.poll(asked).toEqual([{ roomId: other.id, permissions: permissionsOf("stage") }]);
  await expect.element(page.getByText("Permissions copied to 1 room")).toBeVisible();
  await expect.element(copy).toHaveFocus();
});

test("permissions that are not kept yet are not copied", async () => {
  const { server } = await opened("permissions");
  server.hold();
  await userEvent.click(page.getByRole("switch", { name: /^Microphone/ }));
  const copy = page.getByRole("button", { name: "Copy to other rooms" });
  await expect.element(copy).toHaveAttribute("aria-disabled", "true");
  copy.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(server.asked.map(({ operation }) => operation)).toEqual(["updateRoom"]);
  server.letGo();
  await expect.element(copy).not.toHaveAttribute("aria-disabled");
});

test("on a phone each part and each choice of a room's settings is large enough for a finger", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(390, 844);
  await opened("general");
  const parts = ["General", "Background", "Permissions", "Access", "Delete room"];
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  for (const name of parts)
    expect(heightOf(page.getByRole("button", { name, exact: true }).element())).toBeGreaterThanOrEqual(44);
  const kinds = page.getByRole("radio").elements();
  expect(kinds).toHaveLength(3);
  for (const kind of kinds) expect(heightOf(kind.parentElement ?? kind)).toBeGreaterThanOrEqual(44);
  await page.viewport(width, height);
});
