import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../OverlayHosts.tsx";
import { askConfirm } from "./askConfirm.ts";
import { Dialog } from "./Dialog.tsx";

const QUESTION = { title: "Delete it?", text: "It goes for good.", act: "Delete", cancel: "Cancel" };

/** The host of questions is there before the dialog: a toast has loaded it. */
function Late() {
  const [isThere, setThere] = useState(false);
  const [opened, setOpened] = useState(true);
  const [said, setSaid] = useState("");
  return (
    <>
      <OverlayHosts />
      <button type="button" onClick={() => setThere(true)}>
        Open
      </button>
      {isThere ? (
        <Dialog opened={opened} onClose={() => setOpened(false)} title="List" closeLabel="Close" size={760}>
          <button type="button" onClick={() => void askConfirm(QUESTION).then((yes) => setSaid(yes ? "gone" : "kept"))}>
            Delete one
          </button>
          <p style={{ height: 300 }}>{said}</p>
        </Dialog>
      ) : null}
    </>
  );
}

test("a question lies over the dialog that asks it, even if its host was there first", async () => {
  await drawn(<Late />);
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("button", { name: "Delete one" }).click();
  const question = page.getByRole("dialog", { name: "Delete it?" });
  await question.getByRole("button", { name: "Delete", exact: true }).click({ timeout: 5_000 });
  await expect.element(page.getByText("gone")).toBeVisible();
  await page.getByRole("dialog", { name: "List" }).getByRole("button", { name: "Close" }).click({ timeout: 5_000 });
  await expect.element(page.getByText("Delete one")).not.toBeInTheDocument();
});
