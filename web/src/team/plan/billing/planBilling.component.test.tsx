import { errorText, type TeamSubscription } from "@atrium/contract";
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
  server.answer("getBillingHistory", { success: { entries: [], hasMore: false } });
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
  const text = "30 days later messages older than 90 days begin to be deleted from the team’s chats.";
  await expect.element(dialog.getByText(text, { exact: false })).toBeVisible();
  expect(cancels()).toBe(0);
  await userEvent.click(dialog.getByRole("button", { name: "Cancel subscription" }));
  await expect.poll(cancels).toBe(1);
});

test("a running subscription leads to more people and to a year, a cancelled one to neither", async () => {
  const draw = async (state: TeamSubscription["state"]) => {
    const [server, queries, team] = [fakeServer(), createQueries(), exampleTeam()];
    const known = { subscription: { ...subscription, state } };
    queries.setQueryData(read("getTeamBillingCapabilities2", { teamId: team.id }).queryKey, known as never);
    server.answer("getBillingHistory", { success: { entries: [], hasMore: false } });
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

test("a card becomes the default by one press, and is deleted only once one is sure", async () => {
  const [server, queries, team] = [fakeServer(), createQueries(), exampleTeam()];
  const known = { subscription } as never;
  queries.setQueryData(read("getTeamBillingCapabilities2", { teamId: team.id }).queryKey, known);
  server.answer("getBillingHistory", { success: { entries: [], hasMore: false } });
  const visa = { id: "pm_1", default: true, last4: "4242", brand: "visa", expiresMonth: 8, expiresYear: 2027 };
  const other = { ...visa, id: "pm_2", default: false, last4: "4444", brand: "mastercard" };
  server.answer("listCards", { success: { cards: [visa, other] } });
  server.answer("setDefaultCard", { success: {} });
  server.answer("deleteCard", { success: {} });
  await drawnWithLinks(
    <>
      <PlanBilling team={team} />
      <OverlayHosts />
    </>,
    queries,
  );
  const sent = (name: string) => server.asked.filter(({ operation }) => operation === name).map(({ input }) => input);
  await expect.element(page.getByText("Ends 08/27").first()).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Make default: Mastercard 4444" }));
  await expect.poll(() => sent("setDefaultCard")).toEqual([{ teamId: team.id, cardId: "pm_2" }]);
  await userEvent.click(page.getByRole("button", { name: "Delete: Visa 4242" }));
  const dialog = page.getByRole("dialog", { name: "Delete card 4242?" });
  await expect.element(dialog).toBeVisible();
  expect(sent("deleteCard")).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Delete", exact: true }));
  await expect.poll(() => sent("deleteCard")).toEqual([{ teamId: team.id, cardId: "pm_1" }]);
});

test("entries before the newest twenty are read when they are asked for", async () => {
  const [server, queries, team] = [fakeServer(), createQueries(), exampleTeam()];
  const known = { subscription } as never;
  queries.setQueryData(read("getTeamBillingCapabilities2", { teamId: team.id }).queryKey, known);
  const entry = { at: "2026-11-22T12:00:00.000Z", about: "rate", state: "completed", totalCents: 100, pdfUrl: null };
  server.answer("getBillingHistory", {
    success: { entries: [{ ...entry, id: "in_2", number: "A-2" }], hasMore: true },
  });
  await drawnWithLinks(<PlanBilling team={team} />, queries);
  const more = page.getByRole("button", { name: "Show earlier ones" });
  await expect.element(more).toBeVisible();
  server.answer("getBillingHistory", {
    success: { entries: [{ ...entry, id: "in_1", number: "A-1" }], hasMore: false },
  });
  await userEvent.click(more);
  await expect.element(page.getByText(/A-1/)).toBeVisible();
  await expect.element(page.getByText(/A-2/)).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  const asked = server.asked.filter(({ operation }) => operation === "getBillingHistory");
  expect(asked.at(-1)?.input).toEqual({ teamId: team.id, after: "in_2" });
});

test("while its cards cannot be read, a team is not told that it has none", async () => {
  const [server, queries, team] = [fakeServer(), createQueries(), exampleTeam()];
  const known = { subscription } as never;
  queries.setQueryData(read("getTeamBillingCapabilities2", { teamId: team.id }).queryKey, known);
  server.answer("getBillingHistory", { success: { entries: [], hasMore: false } });
  server.answer("listCards", { unknownError: {} });
  await drawnWithLinks(<PlanBilling team={team} />, queries);
  await expect.element(page.getByText(errorText("unknownError", "en")).first()).toBeVisible();
  expect(page.getByText(/^No cards yet/).elements()).toEqual([]);
});
