import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount, exampleTeam } from "../../testing/examples.ts";
import type { Offer } from "../plans/offer.ts";
import { ChooseTeamView } from "./ChooseTeamView.tsx";

const team = exampleTeam();
const choices = [{ team, inside: null, isLast: false }];
const shown = (isForUpgrade: boolean, offer: Offer) =>
  drawnWithLinks(
    <ChooseTeamView
      account={exampleAccount()}
      choices={choices}
      isForUpgrade={isForUpgrade}
      offer={offer}
      makeTeam={null}
    />,
  );
const way = page.getByRole("link", { name: /^Kite Studio/ });

test("a team chosen for what a link asks for is led to where that is bought", async () => {
  const home = `/dashboard/team/${team.id}`;
  const first = await shown(true, { rateId: "startup", users: 20 });
  await expect.element(way).toHaveAttribute("href", `${home}/upgrade/subscription?rateId=startup&users=20`);
  await first.unmount();
  const second = await shown(true, {});
  await expect.element(way).toHaveAttribute("href", `${home}/plan-details`);
  await second.unmount();
  await shown(false, { rateId: "startup" });
  await expect.element(way).toHaveAttribute("href", home);
});
