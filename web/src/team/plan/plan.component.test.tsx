import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { PlanView } from "./PlanScreen.tsx";

test("the people of a plan are those that were bought", async () => {
  await drawnWithLinks(<PlanView team={exampleTeam({ plan: "startup", capacity: 18 })} />);
  await expect.element(page.getByRole("definition").first()).toHaveTextContent("18");
});
