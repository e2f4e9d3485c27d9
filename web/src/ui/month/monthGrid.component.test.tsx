import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { MonthGrid } from "./MonthGrid.tsx";

function Days({ from }: { from: string }) {
  const [day, setDay] = useState(from);
  return (
    <MonthGrid
      locale="en"
      from={day}
      to={day}
      today="2027-03-01"
      whyNot={(each) => (each < "2027-03-01" ? "This day has passed." : null)}
      noteOf={(each) => (each === "2027-03-05" ? "A day pass already" : null)}
      onPick={setDay}
    />
  );
}
/** Browsers punctuate the name of the weekday before it differently. */
const day = (date: string) => page.getByRole("button", { name: new RegExp(`\\b${date}$`) });

test("one day is in the order of Tab, arrows and page keys lead on, and Enter chooses", async () => {
  await drawn(<Days from="2027-03-27" />);
  const first = day("27 March 2027");
  await expect.element(first).toHaveAttribute("tabindex", "0");
  await expect.element(day("26 March 2027")).toHaveAttribute("tabindex", "-1");
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  await expect.element(page.getByText("April 2027")).toBeVisible();
  await expect.element(day("4 April 2027")).toHaveFocus();
  await userEvent.keyboard("{PageUp}");
  await expect.element(day("4 March 2027")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("gridcell", { name: /\b4 March/, selected: true })).toBeVisible();
});

test("today shows that the keyboard is on it, as other days do", async () => {
  await drawn(<Days from="2027-03-02" />);
  const [today, next] = [day("1 March 2027"), day("2 March 2027")];
  const ring = (each: typeof today) => getComputedStyle(each.element()).boxShadow;
  const away = ring(today);
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
  await expect.element(next).toHaveFocus();
  const focused = ring(next);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(today).toHaveFocus();
  await expect.poll(() => ring(today)).toBe(focused);
  expect(ring(today)).not.toBe(away);
});

test("a day that cannot be chosen says why when it is pressed, and one with a note has it", async () => {
  await drawn(<Days from="2027-03-03" />);
  await page.getByRole("button", { name: "Previous month" }).click();
  const gone = day("3 February 2027");
  await expect.element(gone).toHaveAttribute("aria-disabled", "true");
  await gone.click({ force: true });
  await expect.element(page.getByRole("status")).toHaveTextContent("This day has passed.");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("");
  await expect.element(day("5 March 2027")).toHaveAccessibleDescription("A day pass already");
});
