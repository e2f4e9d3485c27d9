import type { Payment } from "@atrium/contract";
import { capabilitiesOf, paidRates } from "@atrium/rules";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createQueries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { exampleSubscription } from "./fixtures/exampleSubscription.ts";
import { SubscriptionScreen } from "./SubscriptionScreen.tsx";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam({ plan: "startup", capacity: 18 });
const cart = { subtotalCents: 4200, discountCents: 0, taxCents: 798, totalCents: 4998, leftOverCents: 4800 };
const paid: Payment = { id: "pi_1", state: "confirmed", amountCents: 4998, clientSecret: null, bankUrl: null };

/** A team with 18 people by the month that chooses a year; the address says nothing. */
async function choosing(isEnding = false) {
  const [server, queries] = [fakeServer(), createQueries()];
  const subscription = exampleSubscription(isEnding ? { state: "ending" } : {});
  const capabilities = capabilitiesOf({
    plan: "startup",
    isSetUp: true,
    isVerified: true,
    hasCard: true,
    hasLocation: true,
    subscription: { ...subscription, state: "active", isEnding },
  });
  const known = { capabilities, subscription };
  queries.setQueryData(read("getTeamBillingCapabilities2", { teamId: team.id }).queryKey, known);
  queries.setQueryData(read("listPaidRates", {}).queryKey, { rates: paidRates() });
  server.answer("getTeamBillingCapabilities2", { success: known });
  server.answer("previewUpgradeRate", { success: { cart } });
  await drawnWithLinks(<SubscriptionScreen team={team} />, queries);
  return { server, asked: (name: string) => server.asked.filter(({ operation }) => operation === name) };
}
const pay = page.getByRole("button", { name: "Pay $49.98" });
const toAnnual = () => userEvent.click(page.getByRole("radio", { name: /Annual/ }));
const wanted = { teamId: team.id, rateId: "startup", period: "year", people: 18 };

test("a change says what is due now, and only then is paid", async () => {
  const { server, asked } = await choosing();
  server.answer("upgradeRate", { success: { payment: paid } });
  await expect.element(page.getByText("Choose more spaces or people than you have now")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Pay|payment/ })).not.toBeInTheDocument();
  await toAnnual();
  await expect.element(page.getByText("−$48.00")).toBeVisible();
  expect(asked("upgradeRate")).toEqual([]);
  await userEvent.click(pay);
  await expect.element(page.getByRole("heading", { name: "Paid" })).toBeVisible();
  expect(asked("upgradeRate").map(({ input }) => input)).toEqual([wanted]);
});

test("where the bank asks, the way there is shown, and the payment is looked at again", async () => {
  const { server, asked } = await choosing();
  const bankUrl = "https://invoice.example/in_1";
  const waiting: Payment = { ...paid, state: "inProgress", clientSecret: "pi_1_secret", bankUrl };
  server.answer("upgradeRate", { success: { payment: waiting } });
  await toAnnual();
  await userEvent.click(pay);
  await expect.element(page.getByRole("link", { name: "Open the payment page" })).toHaveAttribute("href", bankUrl);
  server.answer("checkPayment", { success: { payment: paid } });
  await userEvent.click(page.getByRole("button", { name: "Check now" }));
  await expect.element(page.getByRole("heading", { name: "Paid" })).toBeVisible();
  expect(asked("checkPayment").map(({ input }) => input)).toEqual([{ teamId: team.id, paymentId: "pi_1" }]);
});

test("a card that is declined changes nothing, and another try begins with the same choice", async () => {
  const { server } = await choosing();
  server.answer("upgradeRate", { paymentFailed: {} });
  await toAnnual();
  await userEvent.click(pay);
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByRole("radio", { name: /Annual/ })).toBeChecked();
});

test("a cancelled subscription cannot be changed, and says why", async () => {
  const { asked } = await choosing(true);
  await expect.element(page.getByText(/The subscription is already cancelled/).first()).toBeVisible();
  await toAnnual();
  await expect.element(page.getByRole("button", { name: /Pay|payment/ })).not.toBeInTheDocument();
  expect(asked("previewUpgradeRate")).toEqual([]);
});

test("a number of people that cannot be chosen does not stay in its field", async () => {
  await choosing();
  const field = page.getByRole("textbox", { name: "People online at once" });
  await userEvent.fill(field, "20");
  await expect.element(page.getByText("20 people online at once")).toBeVisible();
  for (const [typed, shown] of [
    ["5", "18"],
    ["", "18"],
  ] as const) {
    await userEvent.fill(field, typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(shown);
    await expect.element(page.getByText(`${shown} people online at once`)).toBeVisible();
  }
});
