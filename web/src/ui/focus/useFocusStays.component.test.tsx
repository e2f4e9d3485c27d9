import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { useFocusStays } from "./useFocusStays.ts";

/** Rows that disappear when their button is pressed, after all buttons have been disabled for a moment. */
function Lines({ kept = false, last = true }: { kept?: boolean; last?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState(["one", "two", "three"]);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useFocusStays(root, () => field.current);
  const press = async (name: string) => {
    setBusy(true);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    setBusy(false);
    if (!kept) setNames((before) => before.filter((each) => each !== name));
  };
  return (
    <>
      <div ref={root}>
        {names.map((name) => (
          <button key={name} type="button" disabled={busy} onClick={() => void press(name)}>
            {name}
          </button>
        ))}
        {last ? <button type="button">last</button> : null}
      </div>
      <input ref={field} aria-label="after all" />
      <p>elsewhere</p>
    </>
  );
}
const button = (name: string) => page.getByRole("button", { name });

test("what takes the place of a button that went away has the keyboard's focus, the last thing after the last line", async () => {
  await drawn(<Lines />);
  button("two").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("three")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("last")).toHaveFocus();
});

test("a button that was disabled for a while has the focus again", async () => {
  await drawn(<Lines kept />);
  button("two").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("two")).toBeEnabled();
  await expect.element(button("two")).toHaveFocus();
});

test("focus that somebody took away by a press beside it stays away", async () => {
  await drawn(<Lines />);
  button("two").element().focus();
  await userEvent.click(page.getByText("elsewhere"));
  await userEvent.click(button("one"));
  await expect.element(button("one")).not.toBeInTheDocument();
  await expect.element(button("two")).toHaveFocus();
});

test("once nothing is left in there, what is named for that has the focus", async () => {
  await drawn(<Lines last={false} />);
  button("one").element().focus();
  for (const next of ["two", "three"]) {
    await userEvent.keyboard("{Enter}");
    await expect.element(button(next)).toHaveFocus();
  }
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("after all")).toHaveFocus();
});
