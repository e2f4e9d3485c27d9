import { newId, type TeamId } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

const author = anAuthor(undefined, "Anna");
const messages = [aChatMessage({ position: 7, author, content: "Still here" })];
const upgradeTeamId = newId<TeamId>();
const line = page.getByText(/^Messages older than 90 days are not kept/);
const plans = page.getByRole("link", { name: "See plans" });

test("above the first message a chat says why there is nothing older, with the plans for whoever may choose one", async () => {
  await drawn(<FixtureChat messages={messages} kept={{ days: 90, upgradeTeamId }} />);
  await expect.element(line).toBeVisible();
  await expect.element(plans).toHaveAttribute("href", `/dashboard/team/${upgradeTeamId}/upgrade`);
  const above = line.element().getBoundingClientRect().bottom;
  expect(above).toBeLessThanOrEqual(page.getByText("Still here").element().getBoundingClientRect().top);
});

test("where all messages went that stands there too, without a link for whoever chooses no plan", async () => {
  await drawn(<FixtureChat kept={{ days: 90, upgradeTeamId: null }} />);
  await expect.element(line).toBeVisible();
  await expect.element(page.getByText("Quiet so far")).toBeVisible();
  expect(plans.elements()).toEqual([]);
});

test("a custom domain has no dashboard to lead to", async () => {
  const place = document.createElement("meta");
  place.name = "place";
  place.content = "kite";
  document.head.append(place);
  onTestFinished(() => place.remove());
  await drawn(<FixtureChat messages={messages} kept={{ days: 90, upgradeTeamId }} />);
  await expect.element(line).toBeVisible();
  expect(plans.elements()).toEqual([]);
});

test("a chat that has lost nothing says nothing of it", async () => {
  await drawn(<FixtureChat messages={messages} />);
  await expect.element(page.getByText("Still here")).toBeVisible();
  expect(line.elements()).toEqual([]);
});
