import { anElement } from "@atrium/testkit/liveBuilders";
import { must, type ElementData } from "@atrium/contract";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { examplePdf } from "../../fixtures/examplePdf.ts";
import { fixtureRoom, noAddress } from "../../fixtures/fixtureRoom.ts";
import { cast, idOf, type Cast } from "../../fixtures/people.ts";
import { RoomScreen } from "../../RoomScreen.tsx";
import { PANEL_KEY } from "../../useRoomState.ts";

const PAGES = 4;
type Pdf = ElementData & { type: "pdf" };
const study = (changes: Partial<Pdf> = {}, content: Blob = examplePdf(PAGES)) =>
  anElement({
    data: {
      type: "pdf",
      url: URL.createObjectURL(content),
      name: "guest-entry-study.pdf",
      bytes: content.size,
      pages: PAGES,
      page: 2,
      syncState: true,
      downloadDisabled: false,
      ...changes,
    },
    creatorId: idOf("arina"),
    pos: { x: 1300, y: 400 },
    width: 300,
    height: 400,
  });

const thing = page.getByRole("button", { name: /^PDF: guest-entry-study/ });
const full = page.getByRole("dialog", { name: "guest-entry-study.pdf" });
const field = full.getByRole("textbox", { name: "Page" });
const drawnPage = (at: number) =>
  expect.poll(() => document.querySelector(`dialog [role=group] [data-page="${at}"][data-drawn=true]`));

async function aRoom(element = study(), people: readonly Cast[] = cast) {
  localStorage.setItem(PANEL_KEY, "false");
  await page.viewport(1280, 800);
  const port = fixtureRoom({ elements: [element], people });
  const call = vi.spyOn(port, "call");
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  await expect.element(thing).toBeInTheDocument();
  return {
    port,
    element,
    sent: () => call.mock.calls.filter(([name]) => name === "updatePdfElement").map(([, input]) => input),
  };
}
const open = async () => {
  thing.element().focus({ focusVisible: true });
  await userEvent.keyboard("{Enter}");
  await expect.element(full).toBeVisible();
};

test("on the floor a document shows the page of the room, and turning it turns it for everybody", async () => {
  const { sent } = await aRoom();
  await expect.poll(() => thing.element().querySelector("[data-page='2'][data-drawn=true] canvas")).not.toBeNull();
  await expect.element(page.getByText("2 of 4")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Next page" }));
  await expect.element(page.getByText("3 of 4")).toBeVisible();
  await expect.poll(sent).toEqual([expect.objectContaining({ page: 3 })]);
});

test("over the whole window the keyboard turns, jumps and enlarges, and Escape leads back", async () => {
  const { sent } = await aRoom();
  await open();
  await drawnPage(2).not.toBeNull();
  await expect.element(full.getByText("You turn pages for everyone")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await drawnPage(3).not.toBeNull();
  await userEvent.keyboard("{End}");
  await expect.element(field).toHaveValue("4");
  await expect.element(full.getByRole("button", { name: "Next page" })).toHaveAttribute("aria-disabled", "true");
  await expect.element(full.getByRole("button", { name: "Page 4" })).toHaveAttribute("aria-current", "page");
  await userEvent.keyboard("+");
  await expect.element(full.getByText("125%")).toBeVisible();
  await userEvent.fill(field, "1");
  await userEvent.keyboard("{Enter}");
  await drawnPage(1).not.toBeNull();
  await expect
    .element(full.getByRole("group", { name: "Page 1" }))
    .toHaveTextContent("Guest entry study October, page 1");
  await expect.poll(() => sent().at(-1)).toMatchObject({ page: 1 });
  await userEvent.keyboard("{Escape}");
  await expect.element(full).not.toBeInTheDocument();
  await expect.element(thing).toHaveFocus();
});

test("out of step I read on my own, and come back to where everybody is", async () => {
  const { sent } = await aRoom();
  await open();
  await userEvent.click(full.getByRole("button", { name: "Pages in step" }));
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(field).toHaveValue("4");
  await expect.element(full.getByText("You turn pages for yourself")).toBeVisible();
  await userEvent.click(full.getByRole("button", { name: "Pages in step" }));
  await expect.element(field).toHaveValue("2");
  expect(sent()).toEqual([]);
});

test("whoever may not change a document turns its pages for themselves", async () => {
  const locked = { lockerId: idOf("kofi"), lockerRole: "SPACE_ADMIN" } as const;
  const { sent } = await aRoom({ ...study(), ...locked });
  await open();
  await expect.element(full.getByText("Others turn the pages")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(field).toHaveValue("3");
  expect(sent()).toEqual([]);
});

test("a document that is damaged says so, here and over the whole window", async () => {
  await aRoom(study({}, new Blob(["%PDF-1.7 and nothing else"])));
  await expect.element(thing.getByText("This PDF is damaged and cannot be opened")).toBeVisible();
  await open();
  await expect.element(full.getByRole("status").getByText("This PDF is damaged and cannot be opened")).toBeVisible();
});

test("a document that does not load is tried again", async () => {
  await aRoom(study({ url: "https://gone.invalid/study" }));
  await open();
  await userEvent.click(full.getByRole("button", { name: "Try again" }));
  await expect.element(full.getByText("The PDF could not be loaded")).toBeVisible();
});

test("what is not to be saved is not offered for it", async () => {
  await aRoom(study({ downloadDisabled: true }));
  await open();
  await expect.element(full.getByRole("button", { name: "Pages in step" })).toBeVisible();
  await expect.element(full.getByRole("link", { name: "Download" })).not.toBeInTheDocument();
});

test("words are found in all pages, and going to them turns the page; Escape ends only the search", async () => {
  await aRoom();
  await open();
  await drawnPage(2).not.toBeNull();
  await userEvent.click(full.getByRole("button", { name: "Find in the text" }));
  const words = full.getByRole("textbox", { name: "Find in the text" });
  await expect.element(words).toHaveFocus();
  await userEvent.fill(words, "nowhere");
  await expect.element(full.getByText("Not found")).toBeVisible();
  await userEvent.fill(words, "guest ENTRY");
  await expect.element(full.getByText("2 places")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await drawnPage(3).not.toBeNull();
  await expect.element(full.getByText("2 of 2")).toBeVisible();
  await expect.poll(() => document.querySelectorAll("dialog [role=group] [data-current=true]").length).toBe(1);
  await userEvent.keyboard("{Enter}");
  await drawnPage(1).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.element(words).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("1");
});

test("who turns the pages for everybody is named, and stands at the page", async () => {
  const { port, element } = await aRoom();
  await open();
  await expect.element(full.getByText(/^Added by Robin to Lounge, \d+ KB$/)).toBeVisible();
  port.tellElement(element.id, { data: { ...element.data, page: 3, turnedBy: idOf("marina") } as Pdf });
  await expect.element(full.getByText("Marina Sokolova turns the pages")).toBeVisible();
  await expect.element(full.getByRole("button", { name: "Page 3, Marina Sokolova is here" })).toBeVisible();
});

test("after a page was typed, and after a search, the keys stay with the document; nothing under it is removed", async () => {
  const { port } = await aRoom();
  const walked = vi.spyOn(port, "moveTo");
  const call = vi.spyOn(port, "call");
  await open();
  await drawnPage(2).not.toBeNull();
  await userEvent.fill(field, "1");
  await userEvent.keyboard("{Enter}");
  await drawnPage(1).not.toBeNull();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Backspace}");
  await userEvent.click(full.getByRole("button", { name: "Find in the text" }));
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Backspace}{ArrowDown}d");
  await userEvent.keyboard("{ArrowRight}");
  await drawnPage(2).not.toBeNull();
  await expect.element(full).toBeVisible();
  expect(call.mock.calls.filter(([name]) => name === "deleteElement")).toEqual([]);
  expect(walked).not.toHaveBeenCalled();
});

test("over the whole window whoever has no camera is there with their letter, above their name", async () => {
  await aRoom(
    study(),
    cast.slice(0, 4).map(({ webcam: _webcam, ...person }) => person),
  );
  await open();
  const people = full.getByRole("complementary", { name: "People here" });
  await expect.element(people).toBeVisible();
  const faces = [...people.element().querySelectorAll("[data-face]")];
  expect(faces).toHaveLength(3);
  for (const face of faces) {
    const letter = must(face.querySelector("[data-letter]"), "a letter");
    const name = must(face.nextElementSibling, "a name");
    expect(Math.abs(middleOf(letter) - middleOf(face))).toBeLessThan(2);
    expect(face.getBoundingClientRect().bottom).toBeLessThanOrEqual(name.getBoundingClientRect().top + 4);
  }
});

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
