import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { queries } from "../../platform/data/queries.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { drawn } from "../../testing/drawn.tsx";
import { EmojiButton } from "./EmojiButton.tsx";
import type { EmojiEntry } from "./emojiList.ts";
import { loadEmoji } from "./loadEmoji.ts";

const field = page.getByRole("combobox", { name: "Find an emoji" });
const pointed = () => document.getElementById(field.element().getAttribute("aria-activedescendant") ?? "");

async function picking() {
  const chosen: string[] = [];
  await drawn(
    <EmojiButton label="Choose an emoji" choose={(emoji) => void chosen.push(emoji)}>
      :)
    </EmojiButton>,
  );
  const open = async () => {
    await page.getByRole("button", { name: "Choose an emoji" }).click();
    await expect.element(field).toHaveFocus();
  };
  await open();
  return { chosen, open };
}

test("an emoji is found by a word of the other language and chosen with the keyboard; next time it comes first", async () => {
  const { chosen, open } = await picking();
  await userEvent.type(field, "ракет");
  await expect.poll(() => pointed()?.ariaLabel).toBe("rocket");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => chosen).toEqual(["🚀"]);
  await expect.element(field).not.toBeInTheDocument();
  await open();
  expect(pointed()?.ariaLabel).toBe("rocket");
  await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowUp}{Enter}");
  expect(chosen).toHaveLength(2);
  expect(chosen[1]).not.toBe("🚀");
});

test("a tone of skin is kept and used for what has skin", async () => {
  const { chosen } = await picking();
  await page.getByRole("button", { name: /Skin tone/ }).click();
  await page.getByRole("menuitem", { name: "Tone 6 of 6" }).click();
  await userEvent.fill(field, "waving hand");
  await expect.poll(() => pointed()?.ariaLabel).toBe("waving hand");
  await userEvent.click(page.getByRole("option", { name: "waving hand" }));
  expect(chosen).toEqual(["👋\u{1F3FF}"]);
});

test("letters of a quick hand, typed before the emoji are there, are searched for once they are", async () => {
  let arrive: (emoji: EmojiEntry[]) => void = () => {};
  const arrival = new Promise<EmojiEntry[]>((resolve) => (arrive = resolve));
  const queryKey = ["emoji", currentLocale()];
  queries.removeQueries({ queryKey });
  void queries.prefetchQuery({ queryKey, queryFn: () => arrival });
  const chosen: string[] = [];
  await drawn(
    <EmojiButton label="Choose an emoji" choose={(emoji) => void chosen.push(emoji)}>
      :)
    </EmojiButton>,
  );
  page
    .getByRole("button", { name: "Choose an emoji" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  // With the press itself, before anything is drawn.
  await Promise.resolve();
  expect(document.activeElement).toBe(field.query());
  await userEvent.keyboard("rocket{Enter}");
  await expect.element(page.getByText("Loading emoji…")).toBeVisible();
  expect(chosen).toEqual([]);
  arrive(await loadEmoji());
  await expect.poll(() => pointed()?.ariaLabel).toBe("rocket");
  await userEvent.keyboard("{Enter}");
  expect(chosen).toEqual(["🚀"]);
});

test("where nothing is found it says so", async () => {
  await picking();
  await userEvent.fill(field, "qqqq");
  await expect.element(page.getByText("Nothing matches “qqqq”")).toBeVisible();
});
