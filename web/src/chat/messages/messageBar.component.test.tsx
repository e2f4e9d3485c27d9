import { newId, type AccountId, type ChatMessage } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

const [boris, vera] = [newId<AccountId>(), newId<AccountId>()];
const said = (position: number, by: AccountId, name: string): ChatMessage =>
  aChatMessage({ position, author: anAuthor(by, name), content: `Word ${position}` });
const messages = [said(1, boris, "Boris With A Name Of Many Words"), said(2, vera, "Vera")];
const article = (text: string) => page.getByRole("article").filter({ hasText: text });
const answer = page.getByRole("button", { name: "Reply" });

test("what one can do with a message stands over it and covers nothing of who wrote it when", async () => {
  await drawn(<FixtureChat messages={messages} />);
  for (const words of ["Word 1", "Word 2"]) {
    await article(words).hover();
    await expect.element(answer).toBeVisible();
    const head = article(words).element().querySelector("header")?.getBoundingClientRect();
    expect(answer.element().parentElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(head?.top ?? 0);
    const frame = page.getByRole("list", { name: "Messages" }).element().parentElement?.getBoundingClientRect();
    expect(answer.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(frame?.top ?? 0);
  }
});

test("it goes when the pointer leaves the messages, and stays while its menu is open", async () => {
  await drawn(<FixtureChat messages={messages} />);
  const field = page.getByRole("textbox", { name: "Message Studio" });
  await article("Word 2").hover();
  await expect.element(answer).toBeVisible();
  await field.hover();
  await expect.poll(() => answer.elements()).toEqual([]);
  await article("Word 2").hover();
  await page.getByRole("button", { name: "More" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Copy text" })).toBeVisible();
  await field.hover();
  await expect.element(page.getByRole("menuitem", { name: "Copy text" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await article("Word 1").hover();
  await field.click();
  await expect.poll(() => answer.elements()).toEqual([]);
});
