import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { searchOf, type HomeAsked } from "./asked.ts";
import { SpacesFilter } from "./SpacesFilter.tsx";

function Filter({ from = {}, onAsked }: { from?: HomeAsked; onAsked: (search: object) => void }) {
  const [asked, setAsked] = useState(from);
  const ask = (change: HomeAsked) => {
    const next = { ...asked, ...change };
    setAsked(next);
    onAsked(searchOf(next));
  };
  return <SpacesFilter asked={asked} ask={ask} />;
}

test("the address keeps what was chosen, and forgets it when all is as usual again", async () => {
  const searches: object[] = [];
  await drawn(<Filter onAsked={(search) => searches.push(search)} />);
  await userEvent.click(page.getByText("Live", { exact: true }));
  await userEvent.click(page.getByText("All", { exact: true }));
  expect(searches).toEqual([{ show: "live" }, {}]);
});

test("the order is told by its button, which has the focus again once another is chosen", async () => {
  const searches: object[] = [];
  await drawn(<Filter from={{ show: "live" }} onAsked={(search) => searches.push(search)} />);
  await userEvent.click(page.getByRole("button", { name: /Last used/ }));
  await expect.element(page.getByRole("menuitemradio", { name: "Last used" })).toBeChecked();
  await userEvent.click(page.getByRole("menuitemradio", { name: "Name" }));
  await expect.element(page.getByRole("button", { name: /Name/ })).toHaveFocus();
  expect(searches).toEqual([{ show: "live", sort: "name" }]);
});
