import type { Locator, Page } from "@playwright/test";
import { pdfOf } from "@atrium/testkit/badFiles";
import { expectAccessible } from "../harness/accessible.ts";
import { newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { restingBox } from "../harness/restingBox.ts";
import { expect, test } from "../harness/test.ts";

/** A green picture of 4 x 3 pixels. */
const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPQqk+CIwacHADxlQyFvGJHfQAAAABJRU5ErkJggg==";
const TEA = { name: "tea.png", type: "image/png", base64: PICTURE };
const BOOK = { name: "book.pdf", type: "application/pdf", base64: pdfOf(3).toString("base64") };
const FREE = { x: 980, y: 190 };
const SECOND = { x: 700, y: 190 };
const ASIDE = { x: 420, y: 260 };

const noteOf = (page: Page, words: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^Note: ${words}`) }).and(page.locator("[data-element]"));
const placeOf = async (note: Locator): Promise<string> =>
  note.evaluate((element) => `${element.style.getPropertyValue("--x")},${element.style.getPropertyValue("--y")}`);

/** Adds a note by mouse, types the words, which the other page shows while they are typed, and presses Escape. */
async function writeNote(page: Page, other: Page, { at, words }: { at: typeof FREE; words: string }): Promise<void> {
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await page.mouse.move(at.x - 30, at.y - 10);
  await page.mouse.move(at.x, at.y);
  await expect(page.getByText("Click to put the note down")).toBeVisible();
  await page.mouse.click(at.x, at.y);
  await page.getByRole("textbox", { name: "Write something" }).fill(words);
  await expect(noteOf(other, words)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(noteOf(page, words)).toBeVisible();
}

async function drag(page: Page, what: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await restingBox(what);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2);
  await page.mouse.move(from.x + by.x, from.y + by.y);
  await page.mouse.up();
}

/** Drops a file on the map, as from the computer's file manager. */
async function drop(page: Page, at: { x: number; y: number }, file: typeof TEA): Promise<void> {
  const files = await page.evaluateHandle(async ({ name, type, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const carried = new DataTransfer();
    carried.items.add(new File([bytes], name, { type }));
    return carried;
  }, file);
  const where = { clientX: at.x, clientY: at.y, dataTransfer: files };
  await page.getByTestId("room-map").dispatchEvent("dragover", where);
  await page.getByTestId("room-map").dispatchEvent("drop", where);
}

test("notes, pictures and PDFs on the floor are one for all: seen while they are written, moved and turned, locked, pinned, and gone with whoever has not pinned them", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  const hana = unique("Hana");
  await host.enter(slug, hana);
  await guest.enter(slug, unique("Gil"));
  const [mine, theirs] = [host.page, guest.page];

  await writeNote(theirs, mine, { at: FREE, words: "Who brings tea" });
  const [here, there] = [noteOf(mine, "Who brings tea"), noteOf(theirs, "Who brings tea")];
  const before = await placeOf(there);
  await drag(mine, here, { x: -60, y: 90 });
  await expect.poll(() => placeOf(here)).not.toBe(before);
  // This page may still be drawing a step behind the mouse.
  await expect.poll(async () => (await placeOf(there)) === (await placeOf(here))).toBe(true);
  await expectAccessible(mine, "things on the floor, one of them chosen");

  const bar = mine.getByRole("toolbar", { name: "What to do with it" });
  await bar.getByRole("button", { name: "Pin", exact: true }).click();
  await expect(theirs.getByText("Pinned", { exact: true })).toBeVisible();
  await bar.getByRole("button", { name: "Lock", exact: true }).click();
  await expect(theirs.getByText(`Locked by ${hana}`)).toBeVisible();
  await there.click();
  const offered = theirs.getByRole("toolbar", { name: "What to do with it" }).getByRole("button");
  await expect(offered).toHaveCount(1);
  await expect(offered).toHaveAccessibleName("Ask to unlock it");
  await theirs.keyboard.press("Escape");

  await drop(mine, ASIDE, BOOK);
  await mine.getByRole("button", { name: "Next page" }).click();
  await expect(theirs.getByText("2 of 3")).toBeVisible();

  await writeNote(theirs, mine, { at: SECOND, words: "Only while I am here" });
  await guest.button("leave").click();
  await expect(theirs.getByText(/disappears? when you leave/)).toBeVisible();
  await theirs.getByRole("button", { name: "Leave anyway" }).click();
  await expect(noteOf(mine, "Only while I am here")).toBeHidden();
  await expect(here).toBeVisible();

  await drop(mine, SECOND, TEA);
  const picture = mine.getByRole("img", { name: "Picture" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(4);
  await expect(picture).toHaveAttribute("src", /^\/files\//);
  await picture.click();
  await bar.getByRole("button", { name: "Pin", exact: true }).click();
  await expect(bar.getByRole("button", { name: "Unpin" })).toBeVisible();
  await mine.reload();
  await host.button("enter").click();
  await expect(here).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(4);
});
