import { expect, test, vi, afterEach } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { TrialNote } from "./TrialNote.tsx";

afterEach(() => vi.unstubAllGlobals());
const note = page.getByTestId("trial");
const free = { plan: "free", trialPeriodDays: 14, trialStarted: false, trialEndsAt: null } as const;

test("an admin of a free team picks the trial among the plans, reads what comes after it, and begins it", async () => {
  const server = fakeServer();
  server.answer("startTrial", { success: { endsAt: new Date().toISOString() } });
  await drawnWithLinks(<TrialNote team={exampleTeam(free)} offers />);
  await expect.element(note.getByText("14 days of Startup, free.")).toBeVisible();
  await userEvent.click(note.getByRole("button", { name: "Try it" }));
  await expect.element(page.getByText(/goes back to Free by itself/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Start the trial" }));
  await expect.poll(() => server.asked.map(({ operation }) => operation)).toContain("startTrial");
});

test("while it runs its days are counted, and it is not offered again", async () => {
  const trialEndsAt = new Date(Date.now() + 3 * 24 * 3_600_000 - 60_000).toISOString();
  await drawnWithLinks(<TrialNote team={exampleTeam({ ...free, trialStarted: true, trialEndsAt })} offers leads />);
  await expect.element(note.getByText("Trial: 3 days left.")).toBeVisible();
  expect(note.getByRole("button", { name: "Try it" }).elements()).toEqual([]);
});

test.each([
  ["after it", { trialStarted: true, trialEndsAt: "2026-01-01T00:00:00.000Z" }],
  ["on a bought plan", { plan: "lite" }],
  ["to members", { role: "MEMBER" }],
] as const)("nothing is said %s", async (_, change) => {
  await drawnWithLinks(<TrialNote team={exampleTeam({ ...free, ...change })} offers />);
  expect(note.elements()).toEqual([]);
});
