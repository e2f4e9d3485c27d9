import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { RisingPopover } from "./RisingPopover.tsx";

function Rising() {
  const [opened, setOpened] = useState(true);
  return (
    <RisingPopover
      opened={opened}
      onChange={setOpened}
      offset={8}
      label="Choice"
      className={undefined}
      opener={<button type="button">Open</button>}
    >
      <button type="button">Within</button>
    </RisingPopover>
  );
}

test("Escape closes what has risen over a button, gives the keyboard back and closes nothing under it", async () => {
  const under = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener("keydown", under);
  onTestFinished(() => document.removeEventListener("keydown", under));
  await drawn(<Rising />);
  await expect.element(page.getByRole("button", { name: "Within" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog", { name: "Choice" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
  expect(under).not.toHaveBeenCalled();
});
