import { errorText, type DayPass, type TeamSubscription } from "@atrium/contract";
import { capabilitiesOf } from "@atrium/rules";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { parseSearch, stringifySearch } from "../../app/search.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { exampleSubscription } from "../subscription/fixtures/exampleSubscription.ts";
import { ReturnedPayment } from "./ReturnedPayment.tsx";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam({ plan: "free" });
const facts = { plan: "free", isSetUp: true, isVerified: true, hasCard: false, hasLocation: false } as const;
const known = (subscription: TeamSubscription | null) => ({
  success: { capabilities: capabilitiesOf({ ...facts, subscription: null }), subscription },
});
async function returned(search: string, dayPasses: readonly DayPass[] = [], everyMs = 50) {
  const server = fakeServer();
  server.answer("listTeamDayPasses", { success: { dayPasses } });
  server.answer("getTeamBillingCapabilities2", known(null));
  const history = createMemoryHistory({ initialEntries: [`/${search}`] });
  const routeTree = createRootRoute({ component: () => <ReturnedPayment team={team} everyMs={everyMs} /> });
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch });
  await drawn(
    <>
      <RouterProvider router={router as never} />
      <OverlayHosts />
    </>,
  );
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

const pass = (state: DayPass["state"]): DayPass => ({
  id: "in_1",
  state,
  startsAt: new Date(1_806_134_400_000).toISOString(),
  endsAt: new Date(1_806_220_800_000).toISOString(),
  timeZone: "Europe/Berlin",
  people: 180,
  priceCents: 14_000,
});

test.each([
  { state: "waiting", says: /The pass begins by itself when its time comes/ },
  { state: "running", says: /What you bought is yours already/ },
] as const)("a day pass that is paid and $state says whether it has begun", async ({ state, says }) => {
  await returned("?day-pass-payment-success=1806134400000", [pass(state)]);
  await expect.element(heading("Paid")).toBeVisible();
  await expect.element(page.getByText(says)).toBeVisible();
});

test("a day pass that was not paid says so", async () => {
  await returned("?day-pass-payment-success=1806134400000", [pass("failed")]);
  await expect.element(heading("The bank said no")).toBeVisible();
});

test("whoever looks again and is not answered reads why", async () => {
  const { server } = await returned("?subscription-payment-success=startup", [], 3_600_000);
  const check = page.getByRole("button", { name: "Check now" });
  await expect.element(check).toBeEnabled();
  server.answer("getTeamBillingCapabilities2", { unknownError: {} });
  await userEvent.click(check);
  await expect.element(page.getByText(errorText("unknownError", "en")).first()).toBeVisible();
  await expect.element(check).toBeEnabled();
});

test("while the page looks by itself, the button that looks stays as it is", async () => {
  const { server } = await returned("?subscription-payment-success=startup");
  const check = page.getByRole("button", { name: "Check now" });
  await expect.element(check).toBeEnabled();
  server.hold();
  const before = server.asked.length;
  await expect.poll(() => server.asked.length).toBeGreaterThan(before);
  await expect.element(check).toBeEnabled();
  server.letGo();
});
