import { must } from "@atrium/contract";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeContact, openedContact } from "../../contact/openedContact.ts";
import { i18n } from "../../platform/i18n/i18n.ts";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { plansStates } from "./fixtures/plansStates.tsx";

afterEach(async () => {
  closeContact();
  await page.viewport(1024, 768);
});

test("for whom no plan is large enough there is somebody to talk to", async () => {
  await drawnWithLinks(plansStates[0]?.draw());
  await expect.element(page.getByText(/More than 1,000 people/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Talk to us" }));
  const from = { openedFrom: "plans", teamId: exampleTeam().id };
  expect(openedContact.getState().current).toEqual({ kind: "sales", from });
});

test.each([390, 800, 1024, 1440])(
  "in a window %d wide plans and their buttons say whole what they are",
  async (width) => {
    await page.viewport(width, 900);
    await drawnWithLinks(plansStates[0]?.draw());
    await i18n.changeLanguage("ru");
    const name = page.getByText("Корпоративный").first();
    await expect.element(name).toBeInTheDocument();
    // Where plans do not fit beside each other, this one is chosen first.
    if (width < 900) await userEvent.click(name);
    const button = page.getByRole("link", { name: "Выбрать «Корпоративный»" });
    await expect.element(button).toBeVisible();
    const said = [...document.querySelectorAll<HTMLElement>("thead a, thead a *, thead [class*='name']")];
    const clipped = said.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1);
    expect(clipped.map(({ textContent }) => textContent)).toEqual([]);
    const head = must(button.element().closest("th"), "the plan's head").querySelector<HTMLElement>("[class*='name']");
    expect(head?.getBoundingClientRect().height).toBeLessThan(30);
  },
);
