import { must } from "@atrium/contract";
import { anElement } from "@atrium/testkit/liveBuilders";
import { beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { framesOnlyFrom } from "../../testing/framesOnlyFrom.ts";
import { fixtureRoom, noAddress, type FixtureOptions } from "../fixtures/fixtureRoom.ts";
import { things } from "../fixtures/things.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import { PANEL_KEY } from "../useRoomState.ts";

beforeAll(() => framesOnlyFrom("https://example.invalid"));

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const long = page.getByRole("button", { name: /^Note: Quiet hour/ });
const guests = page.getByRole("button", { name: /^Note: Who tests/ });
const bar = page.getByRole("toolbar", { name: "What to do with it" });
const field = page.getByRole("textbox", { name: "Write something" });

async function aRoom(size = DESK, options: FixtureOptions = {}) {
  localStorage.setItem(PANEL_KEY, "false");
  await page.viewport(size.width, size.height);
  const port = fixtureRoom({ elements: things(""), ...options });
  const call = vi.spyOn(port, "call");
  const leave = vi.spyOn(port, "leave");
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  await expect.element(long).toBeInTheDocument();
  const sent = (name: string) => call.mock.calls.filter(([operation]) => operation === name).map(([, input]) => input);
  return { port, sent, leave };
}
const web = anElement({
  data: { type: "iframe", url: "https://example.invalid/" },
  pos: { x: 1300, y: 560 },
  width: 480,
  height: 320,
});
const focus = (what: typeof long) => what.element().focus({ focusVisible: true });
const xOf = (what: typeof long) => Number(what.element().style.getPropertyValue("--x"));

test("a click chooses a thing and shows its size and what may be done with it; one on the floor lets go", async () => {
  await aRoom();
  await userEvent.click(long);
  await expect.element(page.getByText("168 × 152")).toBeVisible();
  const labels = bar
    .getByRole("button")
    .elements()
    .map((button) => button.ariaLabel);
  expect(labels.slice(6)).toEqual(["Write", "Pin", "Lock", "To the front", "To the back", "Duplicate", "Delete"]);
  await userEvent.click(page.getByTestId("room-map"), { position: { x: 640, y: 690 } });
  await expect.element(bar).not.toBeInTheDocument();
});

test("what somebody else has locked can be chosen, and offers nothing that would be refused", async () => {
  await aRoom();
  await userEvent.click(page.getByRole("button", { name: /^Picture.*locked/ }), { position: { x: 60, y: 60 } });
  await expect.element(bar.getByRole("button")).toHaveAccessibleName("Download");
});

test("by the keyboard a thing is reached, moved, written in and removed, and I do not walk", async () => {
  const { sent, port } = await aRoom();
  const moved = vi.spyOn(port, "moveTo");
  focus(long);
  await expect.element(long).toHaveAttribute("aria-pressed", "true");
  const before = xOf(long);
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => xOf(long)).toBe(before + 10);
  expect(moved).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  focus(long);
  await userEvent.keyboard("{Delete}");
  await expect.element(long).not.toBeInTheDocument();
  expect(sent("deleteElement")).toHaveLength(1);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(long).toBeInTheDocument();
});

test("a double click writes in a note; what is typed goes out, and letters are no keys of the room", async () => {
  const { sent } = await aRoom();
  await userEvent.dblClick(guests);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(" gem");
  await expect.element(page.getByText("40 of 5000")).toBeVisible();
  await expect.poll(() => sent("updateNoteElement").at(-1)).toMatchObject({ content: expect.stringContaining("? g") });
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("toolbar", { name: "Controls" })).toBeVisible();
  await expect.poll(() => sent("updateNoteElement").at(-1)).toMatchObject({ content: expect.stringMatching(/gem$/) });
});

test("long words become smaller until they fit their paper", async () => {
  await aRoom();
  const words = (what: typeof long) => {
    const part = what.element().querySelector<HTMLElement>("[dir=auto]");
    return part === null ? 0 : Number.parseFloat(part.style.fontSize);
  };
  expect(words(guests)).toBe(20);
  expect(words(long)).toBeLessThan(14);
});

test("who has a thing in hand is named on it, and a change of one thing draws no other", async () => {
  const { port } = await aRoom();
  await expect.element(page.getByText("Marina Sokolova is changing this")).toBeVisible();
  const untouched = guests.element();
  const mutations: MutationRecord[] = [];
  const watch = new MutationObserver((seen) => mutations.push(...seen));
  watch.observe(untouched.parentElement ?? untouched, { subtree: true, childList: true, attributes: true });
  port.tellElement(long.element().dataset["element"] ?? "", { pos: { x: 50, y: 900 } });
  await expect.poll(() => xOf(long)).toBe(50);
  watch.disconnect();
  expect(mutations).toEqual([]);
});

test("the choice of things opens with its key, has what works, and lets a note hang on the mouse until Escape", async () => {
  const { sent } = await aRoom();
  await userEvent.keyboard("n");
  const kinds = page.getByRole("group", { name: "Add" });
  await expect.element(kinds).toBeVisible();
  const names = kinds
    .getByRole("button")
    .elements()
    .map((button) => button.textContent);
  expect(names).toEqual(["Video", "PDF", "Picture", "Note", "Text", "Web page", "Arrival spot", "Private area"]);
  await userEvent.click(kinds.getByRole("button", { name: "Note" }));
  await userEvent.hover(page.getByTestId("room-map"), { position: { x: 640, y: 690 } });
  await expect.element(page.getByText(/^Click to put the note down/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText(/^Click to put the note down/)).not.toBeInTheDocument();
  expect(sent("addNoteElement")).toEqual([]);
});

test("a link becomes the right thing, and how many of the room's things are used stands below", async () => {
  const { sent } = await aRoom();
  await userEvent.keyboard("n");
  await expect.element(page.getByText(`${things("").length} of 50 used`)).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: /^Paste a link/ }), "vimeo.com/76979871");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent("addVideoElement")).toMatchObject([{ url: "https://vimeo.com/76979871", volume: 10 }]);
});

test("the address of a page puts it on the floor; what is no public page is refused with the reason", async () => {
  const { sent } = await aRoom();
  await userEvent.keyboard("n");
  await userEvent.click(page.getByRole("button", { name: "Web page", exact: true }));
  const address = page.getByRole("textbox", { name: "Address of the page" });
  await expect.element(address).toHaveFocus();
  for (const wrong of ["http://example.org", location.origin, "https://10.0.0.12/"]) {
    await userEvent.fill(address, wrong);
    await userEvent.keyboard("{Enter}");
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("Enter the address of a public page, starting with https://");
  }
  await userEvent.fill(address, "example.invalid/entry");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent("addIframeElement")).toMatchObject([{ url: "https://example.invalid/entry" }]);
  const shown = page.getByRole("button", { name: "Web page: example.invalid/entry" });
  await expect.element(shown).toHaveAttribute("aria-pressed", "true");
});

test("a page has pointer and keys only while it is used, and no way to our page or my camera", async () => {
  await aRoom(DESK, { elements: [...things(""), web] });
  const shown = page.getByRole("button", { name: /^Web page: example.invalid/ });
  const frame = () => must(document.querySelector<HTMLIFrameElement>("[data-kind=iframe] iframe"), "a frame");
  expect(frame().getAttribute("sandbox")).toBe("allow-scripts allow-forms allow-popups");
  expect(frame().getAttribute("allow")).toBe("");
  expect([getComputedStyle(frame()).pointerEvents, frame().tabIndex]).toEqual(["none", -1]);
  focus(shown);
  await userEvent.keyboard("{Enter}");
  const done = page.getByRole("button", { name: "Done", exact: true });
  await expect.element(done).toHaveFocus();
  expect([getComputedStyle(frame()).pointerEvents, frame().tabIndex]).toEqual(["auto", 0]);
  const away = page.getByRole("group", { name: /^Web page/ }).getByRole("link", { name: "Open in a new tab" });
  await expect.element(away).toHaveAttribute("rel", "noopener noreferrer");
  await userEvent.keyboard("{Escape}");
  await expect.element(done).not.toBeInTheDocument();
  expect(getComputedStyle(frame()).pointerEvents).toBe("none");
});

test("chosen by the keyboard, a note lands where one looks and is written at once", async () => {
  const { sent } = await aRoom();
  await userEvent.keyboard("n");
  // The field for a link gets the focus once the menu is there.
  await expect.element(page.getByRole("textbox", { name: /^Paste a link/ })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}{Enter}");
  await expect.element(field).toHaveFocus();
  expect(sent("addNoteElement")).toMatchObject([{ width: 168, height: 152, content: "" }]);
});

test("going with something unpinned shows each of it, pinned one by one or all of it, or I stay", async () => {
  const { sent, leave } = await aRoom();
  const button = page.getByRole("button", { name: "Leave", exact: true });
  await userEvent.click(button);
  const dialog = page.getByRole("dialog", { name: "Some things are not pinned" });
  await expect.element(dialog.getByText(/^4 things of yours/)).toBeVisible();
  const rows = dialog.getByRole("list", { name: "Things in the room" }).getByRole("listitem");
  expect(rows.all()).toHaveLength(4);
  await userEvent.click(
    rows.filter({ hasText: "Entry, week 41" }).getByRole("button", { name: "Pin: Entry, week 41" }),
  );
  expect(sent("pinElement")).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(leave).not.toHaveBeenCalled();
  await userEvent.click(button);
  await userEvent.click(dialog.getByRole("button", { name: "Pin all and leave" }));
  await expect.poll(() => leave.mock.calls.length).toBe(1);
  expect(sent("pinOwnElements")).toHaveLength(1);
});

test("what is pinned in the list stays there as pinned, and once all is, leaving loses nothing", async () => {
  const { port, leave } = await aRoom();
  await userEvent.click(page.getByRole("button", { name: "Leave", exact: true }));
  const dialog = page.getByRole("dialog", { name: "Some things are not pinned" });
  const pins = dialog.getByRole("button", { name: /^Pin: / });
  await expect.element(pins.first()).toHaveAttribute("aria-pressed", "false");
  for (const { id } of Object.values(port.live.getState().room?.snapshot.records.element ?? {}))
    port.tellElement(id, { didPersist: true });
  await expect.element(dialog.getByText("Everything is pinned and stays here.")).toBeVisible();
  expect(pins.all()).toHaveLength(4);
  await expect.element(pins.first()).toHaveAttribute("aria-pressed", "true");
  await expect.element(dialog.getByRole("button", { name: "Pin all and leave" })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Leave", exact: true }));
  await expect.poll(() => leave.mock.calls.length).toBe(1);
});

test("with nothing unpinned of mine I go at once", async () => {
  const { leave } = await aRoom(DESK, { elements: things("").map((thing) => ({ ...thing, didPersist: true })) });
  await userEvent.click(page.getByRole("button", { name: "Leave", exact: true }));
  await expect.poll(() => leave.mock.calls.length).toBe(1);
});

test("on a phone what can be done stands in words, and things are added from *More*", async () => {
  await aRoom(PHONE);
  focus(long);
  const sheet = page.getByRole("region", { name: "What to do with it" });
  await expect.element(sheet.getByRole("button", { name: "Duplicate" })).toBeVisible();
  await userEvent.click(sheet.getByRole("button", { name: "Close" }));
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "More", exact: true }));
  await userEvent.click(page.getByRole("button", { name: "Add", exact: true }));
  await userEvent.click(page.getByRole("button", { name: "Text" }));
  await expect.element(field).toHaveFocus();
});

test("files that are no pictures and no PDF are refused by name, with the reason", async () => {
  await aRoom();
  const carried = new DataTransfer();
  carried.items.add(new File(["x"], "offsite.mov", { type: "video/quicktime" }));
  const map = page.getByTestId("room-map").element();
  for (const type of ["dragover", "drop"])
    map.dispatchEvent(new DragEvent(type, { dataTransfer: carried, bubbles: true, clientX: 600, clientY: 400 }));
  const card = page.getByRole("region", { name: "Files on their way here" });
  await expect.element(card.getByText("offsite.mov")).toBeVisible();
  await expect.element(card.getByRole("alert")).toHaveTextContent("Only PDF and pictures fit here");
  await userEvent.click(card.getByRole("button", { name: "Cancel offsite.mov" }));
  await expect.element(card).not.toBeInTheDocument();
});

test("the list of the room names the things in it", async () => {
  await aRoom();
  await userEvent.keyboard("l");
  await expect.element(page.getByTestId("people-list")).toBeVisible();
  await expect.element(page.getByText(/^Note: Name is remembered, nice, added by .*Lena.*, pinned$/)).toBeVisible();
});

test("what the keyboard reaches comes into sight, and the floor stays under the camera", async () => {
  const away = things("").map((thing) =>
    thing.id.startsWith("long") ? { ...thing, pos: { x: 2900, y: 1500 } } : { ...thing },
  );
  await aRoom(PHONE, { elements: away });
  focus(long);
  await expect.element(long).toBeInViewport({ ratio: 1 });
  expect(page.getByTestId("room-map").element().scrollTop).toBe(0);
});
