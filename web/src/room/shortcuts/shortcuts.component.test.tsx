import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { ShortcutsDialog } from "./ShortcutsDialog.tsx";
import { ShortcutsScreen } from "./ShortcutsScreen.tsx";

test("a question mark shows the keys over the room, but not to somebody who types one", async () => {
  await drawn(
    <>
      <input aria-label="A field" />
      <ShortcutsDialog />
    </>,
  );
  await userEvent.type(page.getByLabelText("A field"), "?");
  await expect.element(page.getByLabelText("A field")).toHaveValue("?");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expect.element(page.getByText("Microphone on or off")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("on the page one finds a key by what one wants to do", async () => {
  await drawn(<ShortcutsScreen />);
  await userEvent.fill(page.getByRole("searchbox"), "walk");
  await expect.element(page.getByText("Walk, left-handed")).toBeVisible();
  await expect.element(page.getByText("Microphone on or off")).not.toBeInTheDocument();
  await userEvent.fill(page.getByRole("searchbox"), "dance");
  await expect.element(page.getByText("No shortcut for “dance”")).toBeVisible();
});

test("the keys are named for the machine one chooses", async () => {
  await drawn(<ShortcutsScreen />);
  await userEvent.click(page.getByText("macOS"));
  await expect.element(page.getByText("⌘", { exact: true }).first()).toBeVisible();
  await userEvent.click(page.getByText("Windows, Linux"));
  await expect.element(page.getByText("Ctrl", { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText("⌘", { exact: true })).not.toBeInTheDocument();
});
