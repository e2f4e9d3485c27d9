import { anElement } from "@atrium/testkit/liveBuilders";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../../fixtures/fixtureRoom.ts";
import { idOf, roomIdOf } from "../../fixtures/people.ts";
import { RoomScreen } from "../../RoomScreen.tsx";
import { PANEL_KEY } from "../../useRoomState.ts";

const SPACE = "https://atrium.example/s/kestrel";
const lab = roomIdOf("dinner");
const placed = { pos: { x: 1300, y: 420 }, width: 240, height: 180, roomId: roomIdOf("lounge") };
const picture = (link: string | null, by = "arina") =>
  anElement({ ...placed, data: { type: "image", url: "", link }, creatorId: idOf(by), creatorName: "" });
const note = (content: string) =>
  anElement({
    ...placed,
    data: { type: "note", content, fontSize: 20, bgColor: null },
    creatorId: idOf("arina"),
    creatorName: "",
  });

async function aRoom(element: ReturnType<typeof anElement>, size = { width: 1280, height: 800 }) {
  localStorage.setItem(PANEL_KEY, "false");
  await page.viewport(size.width, size.height);
  const port = fixtureRoom({ elements: [element] });
  const call = vi.spyOn(port, "call");
  const enterRoom = vi.spyOn(port, "enterRoom");
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl={SPACE} retryNow={null} openProfile={null} />);
  const sent = (name: string) => call.mock.calls.filter(([operation]) => operation === name).map(([, input]) => input);
  return { port, sent, enterRoom };
}
const bar = page.getByRole("toolbar", { name: "What to do with it" });
const field = page.getByRole("textbox", { name: "Link of the picture" });
const asButton = page.getByRole("button", { name: /^Picture/ });

/** Follows no link, and counts those that would open. */
function opened(): string[] {
  const seen: string[] = [];
  const listen = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    seen.push(link.href);
  };
  addEventListener("click", listen);
  onTestFinished(() => removeEventListener("click", listen));
  return seen;
}

test("a picture's link is set, said where it leads, changed and taken away", async () => {
  const { sent } = await aRoom(picture(null));
  await userEvent.click(asButton);
  await userEvent.fill(field, "two words");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Enter an address that starts with http:// or https://");
  expect(sent("updateImageElement")).toEqual([]);
  await userEvent.fill(field, "example.org/plan");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent("updateImageElement").at(-1)).toMatchObject({ link: "https://example.org/plan" });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("https://example.org/plan");
  const link = page.getByRole("link", { name: "example.org/plan" });
  await expect.element(link).toHaveAttribute("href", "https://example.org/plan");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await userEvent.fill(field, "");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent("updateImageElement").at(-1)).toMatchObject({ link: null });
  await expect.element(link).not.toBeInTheDocument();
});

test("what I am typing for a link stays while another changes it; what I leave as it was follows", async () => {
  const thing = picture("https://example.org/plan");
  const { port, sent } = await aRoom(thing);
  const linkTo = (link: string) => port.tellElement(thing.id, { data: { type: "image", url: "", link } });
  await userEvent.click(asButton, { position: { x: 40, y: 12 } });
  await userEvent.fill(field, "example.org/mi");
  linkTo("https://example.org/theirs");
  await expect.element(page.getByRole("link", { name: "example.org/theirs" })).toBeVisible();
  await expect.element(field).toHaveValue("example.org/mi");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveValue("https://example.org/theirs");
  linkTo("https://example.org/later");
  await expect.element(field).toHaveValue("https://example.org/later");
  expect(sent("updateImageElement")).toEqual([]);
});

test("somebody else's picture has its link to open, and no field to change it", async () => {
  const locked = { ...picture("https://example.org/plan", "kofi"), lockerId: idOf("kofi") };
  await aRoom({ ...locked, lockerRole: "TEAM_ADMIN" });
  const seen = opened();
  await userEvent.click(page.getByRole("link", { name: "example.org/plan" }));
  expect(seen).toEqual(["https://example.org/plan"]);
  await userEvent.click(asButton, { position: { x: 40, y: 12 } });
  await expect.element(bar.getByRole("button", { name: "Open the link" })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test("a picture whose stored link no browser can parse stays on the floor with the others", async () => {
  await aRoom(picture("https://example.org:99999"));
  await expect.element(page.getByRole("link", { name: "https://example.org:99999" })).toBeVisible();
  await userEvent.click(asButton, { position: { x: 40, y: 12 } });
  await userEvent.fill(field, "example.org:77777");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toBeVisible();
});

test("a link in a note opens by a click and by the keyboard, and moves the note when it is dragged", async () => {
  const { sent } = await aRoom(note("Read https://example.org/plan before we meet"));
  const thing = page.getByRole("group", { name: /^Note: Read/ });
  const link = thing.getByRole("link", { name: "https://example.org/plan" });
  const seen = opened();
  await userEvent.click(link);
  await expect.poll(() => seen).toEqual(["https://example.org/plan"]);
  link.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(seen).toHaveLength(2);
  await userEvent.dragAndDrop(link, page.getByTestId("room-map"), { targetPosition: { x: 300, y: 600 } });
  await expect.poll(() => sent("updateNoteElement").at(-1)).toMatchObject({ pos: { x: expect.any(Number) } });
  expect(seen).toHaveLength(2);
});

test("a double click on a link in a note writes in it and opens nothing", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await aRoom(note("https://example.org/plan"));
  const seen = opened();
  await userEvent.dblClick(page.getByRole("link", { name: "https://example.org/plan" }));
  await expect.element(page.getByRole("textbox")).toHaveFocus();
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen).toEqual([]);
});

test("a thing with links, which is no button, still says that it is chosen and what opens it", async () => {
  await aRoom(note("Read https://example.org/plan before we meet"));
  const thing = page.getByRole("group", { name: /^Note: Read/ });
  await expect.element(thing).toHaveAttribute("aria-keyshortcuts", "Enter Space");
  expect(thing.element().getAttribute("aria-current")).toBeNull();
  await userEvent.click(thing, { position: { x: 10, y: 10 } });
  await expect.element(thing).toHaveAttribute("aria-current", "true");
});

test("a link of a room of this space, and a room that is named, lead into it", async () => {
  const { enterRoom } = await aRoom(note(`${SPACE}?room=${lab} or <#${lab} Lab>`));
  const seen = opened();
  const thing = page.getByRole("group", { name: /^Note/ });
  await expect.element(thing.getByRole("link", { name: "#Lab" })).toHaveAttribute("href", `${SPACE}?room=${lab}`);
  await userEvent.click(thing.getByRole("link").first());
  await userEvent.click(page.getByRole("button", { name: "Leave anyway" }));
  await expect.poll(() => enterRoom.mock.calls.map(([id]) => id)).toEqual([lab]);
  expect(seen).toEqual([]);
});
