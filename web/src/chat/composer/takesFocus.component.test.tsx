import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

const field = page.getByRole("textbox", { name: "Message Studio" });

afterEach(() => vi.restoreAllMocks());

test("a chat that one opens to write in has the cursor in its field", async () => {
  await drawn(<FixtureChat view={{ asked: 1 }} />);
  await expect.element(field).toHaveFocus();
});

test("a chat that stands beside a room leaves the cursor where it is", async () => {
  await drawn(<FixtureChat />);
  await expect.element(field).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

/** A chat that is already open, and a button elsewhere that opens it again. */
function AskedAgain() {
  const [asked, ask] = useState(0);
  return (
    <>
      <button type="button" onClick={() => ask(asked + 1)}>
        Write
      </button>
      <FixtureChat view={{ asked }} />
    </>
  );
}
const again = page.getByRole("button", { name: "Write" });

test("a chat that stands open has the cursor again when somebody asks for it again", async () => {
  await drawn(<AskedAgain />);
  await expect.element(field).toHaveFocus();
  await userEvent.click(again);
  await expect.element(field).toHaveFocus();
});

test("where the cursor would bring up a keyboard it does not come by itself, however often one asks", async () => {
  const real = matchMedia;
  vi.spyOn(globalThis, "matchMedia").mockImplementation((query) => real(query === "(hover: none)" ? "all" : query));
  await drawn(<AskedAgain />);
  await expect.element(field).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(again);
  await expect.element(again).toHaveFocus();
});
