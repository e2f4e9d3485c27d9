import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { frames } from "../../testing/frames.ts";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

// A pointer left over the page by one test would hover what the next one renders.
beforeEach(() => page.elementLocator(document.documentElement).hover({ position: { x: 1, y: 1 } }));

const message = aChatMessage({ position: 1, author: anAuthor(undefined, "Boris"), content: "Word" });

test("a finger that rests on a message brings up the sheet in place of what stands over the message", async () => {
  await drawn(<FixtureChat messages={[message]} />);
  const word = page.getByRole("listitem").getByText("Word");
  const over = page.getByRole("list", { name: "Messages" }).getByRole("button", { name: "More" });
  await word.hover();
  await expect.element(over).toBeVisible();
  word.element().dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
  await expect.element(page.getByRole("dialog", { name: "Boris" })).toBeVisible();
  await expect.element(over).not.toBeInTheDocument();
});

test("a tap on a message brings up the sheet, but not one on a link in it, nor a click of the mouse", async () => {
  const linked = aChatMessage({ position: 2, author: message.author, content: "https://example.org" });
  await drawn(<FixtureChat messages={[message, linked]} />);
  const word = page.getByRole("listitem").getByText("Word");
  const link = page.getByRole("link", { name: "https://example.org" });
  const sheet = page.getByRole("dialog", { name: "Boris" });
  await expect.element(link).toBeVisible();
  link.element().addEventListener("click", (event) => event.preventDefault());
  const tap = (on: Element, pointerType: string) => {
    for (const type of ["pointerdown", "pointerup"])
      on.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));
    on.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  tap(link.element(), "touch");
  tap(word.element(), "mouse");
  await frames(2);
  expect(sheet.query()).toBeNull();
  tap(word.element(), "touch");
  await expect.element(sheet).toBeVisible();
  // A tap beside the sheet closes it, and is none on what lies beneath.
  const { x, y } = word.element().getBoundingClientRect();
  const beside = document.elementFromPoint(x + 2, y + 2) ?? document.body;
  beside.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
  await frames(2);
  const under = document.elementFromPoint(x + 2, y + 2) ?? document.body;
  under.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await expect.element(sheet).not.toBeInTheDocument();
});

test("a finger that goes over a message leaves nothing over it, where it would cover whose it is", async () => {
  await drawn(<FixtureChat messages={[message]} />);
  const row = page.getByRole("listitem").filter({ hasText: "Word" });
  const over = row.getByRole("button", { name: "More" });
  const comes = (pointerType: string) =>
    row.element().dispatchEvent(new PointerEvent("pointerover", { pointerType, bubbles: true }));
  await expect.element(row).toBeVisible();
  comes("touch");
  await frames(2);
  expect(over.query()).toBeNull();
  comes("mouse");
  await expect.element(over).toBeVisible();
});

test("the release of a finger that has brought up the sheet takes no focus from it", async () => {
  await drawn(<FixtureChat messages={[message]} />);
  const word = page.getByRole("listitem").getByText("Word");
  await expect.element(word).toBeVisible();
  const release = () => new TouchEvent("touchend", { bubbles: true, cancelable: true });
  expect(word.element().dispatchEvent(release())).toBe(true);
  word.element().dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
  await expect.element(page.getByRole("dialog", { name: "Boris" })).toBeVisible();
  // Prevented: no click follows.
  expect(word.element().dispatchEvent(release())).toBe(false);
});

test("Escape closes the picker over the sheet, then the sheet, and never what lies under both", async () => {
  const under = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener("keydown", under);
  onTestFinished(() => document.removeEventListener("keydown", under));
  await drawn(<FixtureChat messages={[message]} />);
  const word = page.getByRole("listitem").getByText("Word");
  await expect.element(word).toBeVisible();
  word.element().dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
  const sheet = page.getByRole("dialog", { name: "Boris" });
  // The focus moves into the sheet once: only then does a press keep it.
  await expect.poll(() => sheet.query()?.contains(document.activeElement)).toBe(true);
  await sheet.getByRole("button", { name: "React with any emoji" }).click();
  const picker = page.getByRole("dialog", { name: "React with any emoji" });
  await expect.poll(() => picker.query()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(sheet.getByRole("button", { name: "React with any emoji" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  expect(under).not.toHaveBeenCalled();
});
