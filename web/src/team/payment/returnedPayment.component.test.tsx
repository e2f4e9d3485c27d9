import type { DayPass, TeamSubscription } from "@atrium/contract";
import { capabilitiesOf } from "@atrium/rules";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { parseSearch, stringifySearch } from "../../app/search.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { exampleSubscription } from "../subscription/fixtures/exampleSubscription.ts";
import { ReturnedPayment } from "./ReturnedPayment.tsx";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam({ plan: "free" });
const facts = { plan: "free", isSetUp: true, isVerified: true, hasCard: false, hasLocation: false } as const;
const known = (subscription: TeamSubscription | null) => ({
  success: { capabilities: capabilitiesOf({ ...facts, subscription: null }), subscription },
});
async function returned(search: string, dayPasses: readonly DayPass[] = []) {
  const server = fakeServer();
  server.answer("listTeamDayPasses", { success: { dayPasses } });
  server.answer("getTeamBillingCapabilities2", known(null));
  const history = createMemoryHistory({ initialEntries: [`/${search}`] });
  const routeTree = createRootRoute({ component: () => <ReturnedPayment team={team} everyMs={50} /> });
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch });
  await drawn(<RouterProvider router={router as never} />);
  return { server, history };
}
const heading = (name: string) => page.getByRole("heading", { name });

test("whoever comes back sees that it is being confirmed until the team has its plan; then the address is clean", async () => {
  const { server, history } = await returned("?subscription-payment-success=startup");
  await expect.element(heading("The money is on its way")).toBeVisible();
  expect(history.location.search).toContain("subscription-payment-success");
  server.answer("getTeamBillingCapabilities2", known(exampleSubscription()));
  await expect.element(heading("Paid")).toBeVisible();
  await expect.poll(() => history.location.search).toBe("");
  await expect.element(heading("Paid")).toBeVisible();
});

test("a day pass that was not paid says so", async () => {
  const pass: DayPass = {
    id: "in_1",
    state: "failed",
    startsAt: new Date(1_806_134_400_000).toISOString(),
    endsAt: new Date(1_806_220_800_000).toISOString(),
    timeZone: "Europe/Berlin",
    people: 180,
    priceCents: 14_000,
  };
  await returned("?day-pass-payment-success=1806134400000", [pass]);
  await expect.element(heading("The bank said no")).toBeVisible();
});
