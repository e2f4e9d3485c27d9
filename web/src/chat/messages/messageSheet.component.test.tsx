import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

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
