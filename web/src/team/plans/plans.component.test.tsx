import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeContact, openedContact } from "../../contact/openedContact.ts";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { plansStates } from "./fixtures/plansStates.tsx";

afterEach(closeContact);

test("for whom no plan is large enough there is somebody to talk to", async () => {
  await drawnWithLinks(plansStates[0]?.draw());
  await expect.element(page.getByText(/More than 1,000 people/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Talk to us" }));
  const from = { openedFrom: "plans", teamId: exampleTeam().id };
  expect(openedContact.getState().current).toEqual({ kind: "sales", from });
});
