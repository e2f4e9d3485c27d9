import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { PlanView } from "./PlanScreen.tsx";

test("the people of a plan are those that were bought", async () => {
  await drawnWithLinks(<PlanView team={exampleTeam({ plan: "startup", capacity: 18 })} />);
  await expect.element(page.getByRole("definition").first()).toHaveTextContent("18");
});

test("during a trial a free team reads the terms of the plan that it tries", async () => {
  const team = exampleTeam({ plan: "free", planNow: "startup", capacity: 10, spacesCount: 2 });
  await drawnWithLinks(<PlanView team={team} />);
  const values = page.getByRole("definition");
  await expect.element(values.first()).toHaveTextContent("10");
  await expect.element(values.nth(1)).toHaveTextContent("2 of 5");
  await expect.element(page.getByText("Startup")).toBeVisible();
  await expect.element(page.getByText("Megaphone: included")).toBeVisible();
});
