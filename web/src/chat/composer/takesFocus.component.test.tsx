import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

const field = page.getByRole("textbox", { name: "Message Studio" });

test("a chat that one opens to write in has the cursor in its field", async () => {
  await drawn(<FixtureChat view={{ takesFocus: true }} />);
  await expect.element(field).toHaveFocus();
});

test("a chat that stands beside a room leaves the cursor where it is", async () => {
  await drawn(<FixtureChat />);
  await expect.element(field).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
