import type { TeamSubscription } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createQueries } from "../../../platform/data/queries.ts";
import { read } from "../../../platform/data/read.ts";
import { drawnWithLinks } from "../../../testing/drawn.tsx";
import { exampleTeam } from "../../../testing/examples.ts";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { OverlayHosts } from "../../../ui/OverlayHosts.tsx";
import { PlanBilling } from "./PlanBilling.tsx";

const subscription: TeamSubscription = {
  state: "active",
  rateId: "startup",
  period: "month",
  people: 18,
  periodEndsAt: "2026-12-22T12:00:00.000Z",
  nextTryAt: null,
};
afterEach(() => vi.unstubAllGlobals());

test("a subscription is cancelled only once one is sure, and what that means is said", async () => {
  const [server, queries, team] = [fakeServer(), createQueries(), exampleTeam()];
  queries.setQueryData(read("getTeamBillingCapabilities2", { teamId: team.id }).queryKey, { subscription } as never);
  server.answer("getBillingHistory", { success: { entries: [] } });
  server.answer("cancelRate", { success: {} });
  await drawnWithLinks(
    <>
      <PlanBilling team={team} />
      <OverlayHosts />
    </>,
    queries,
  );
  const cancels = () => server.asked.filter(({ operation }) => operation === "cancelRate").length;
  await userEvent.click(page.getByRole("button", { name: "Cancel subscription" }));
  const dialog = page.getByRole("dialog", { name: "Cancel the subscription?" });
  await expect.element(dialog).toBeVisible();
  expect(cancels()).toBe(0);
  await userEvent.click(dialog.getByRole("button", { name: "Cancel subscription" }));
  await expect.poll(cancels).toBe(1);
});

test("a running subscription leads to more people and to a year, a cancelled one to neither", async () => {
  const draw = async (state: TeamSubscription["state"]) => {
    const [server, queries, team] = [fakeServer(), createQueries(), exampleTeam()];
    const known = { subscription: { ...subscription, state } };
    queries.setQueryData(read("getTeamBillingCapabilities2", { teamId: team.id }).queryKey, known as never);
    server.answer("getBillingHistory", { success: { entries: [] } });
    return drawnWithLinks(<PlanBilling team={team} />, queries);
  };
  const running = await draw("active");
  const href = async (name: string) => (await page.getByRole("link", { name }).findElement()).getAttribute("href");
  expect(await href("Add people")).toMatch(/upgrade\/subscription\?rateId=startup&period=month$/);
  expect(await href("Switch to annual")).toMatch(/\?rateId=startup&period=year$/);
  await running.unmount();
  await draw("ending");
  await expect.element(page.getByRole("button", { name: "Reactivate" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Add people" })).not.toBeInTheDocument();
});
