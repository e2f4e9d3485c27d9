import type { RunsOut, TeamContract } from "@atrium/contract";
import { contractEndMs } from "@atrium/rules";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeContact, openedContact } from "../../contact/openedContact.ts";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { RunsOutBanner } from "./RunsOutBanner.tsx";
import { UpgradeBanner } from "./UpgradeBanner.tsx";

const banner = page.getByTestId("runs-out");
const shown = (runsOut: RunsOut | null) => drawnWithLinks(<RunsOutBanner team={exampleTeam({ runsOut })} />);
/** A contract with so many days left. */
function contractFor(days: number): TeamContract {
  const until = new Date(Date.now() + (days - 1) * 86_400_000).toISOString().slice(0, 10);
  return { until, endsAt: new Date(contractEndMs(until)).toISOString(), note: null };
}
const shownContract = (days: number) =>
  drawnWithLinks(<RunsOutBanner team={exampleTeam({ plan: "custom", contract: contractFor(days) })} />);
afterEach(() => {
  localStorage.clear();
  closeContact();
});
const upgrade = page.getByTestId("upgrade");
const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test("an admin reads on the dashboard that hours run out, finds the plans, and may put it away", async () => {
  await shown({ hours: { leftMs: 1_800_000, limitMs: 18_000_000, restoredAt: ahead(600) }, passEndsAt: null });
  await expect.element(banner.getByText("30 minutes of free hours are left today.")).toBeVisible();
  await expect.element(banner.getByRole("link", { name: "See plans" })).toBeVisible();
  await userEvent.click(banner.getByRole("button", { name: "Hide" }));
  await expect.element(banner).not.toBeInTheDocument();
});

test("the end of a day pass is said with the way to another one", async () => {
  await shown({ hours: null, passEndsAt: ahead(25) });
  await expect.element(banner.getByText(/The day pass ends at/)).toBeVisible();
  await expect.element(banner.getByRole("link", { name: "Another day pass" })).toBeVisible();
});

test("nothing is said while nothing runs out", async () => {
  await shown(null);
  expect(banner.elements()).toEqual([]);
});

test("the end of a contract is said some weeks before, with whom to talk to", async () => {
  await shownContract(20);
  await expect.element(banner.getByText(/^The contract is in force through \d+ \w+\.$/)).toBeVisible();
  await userEvent.click(banner.getByRole("button", { name: "Talk to us" }));
  expect(openedContact.getState().current).toMatchObject({ kind: "sales", from: { openedFrom: "plan" } });
});

test("put away it stays so on this device, and is said again shortly before the end", async () => {
  const first = await shownContract(20);
  await userEvent.click(banner.getByRole("button", { name: "Hide" }));
  await expect.element(banner).not.toBeInTheDocument();
  await first.unmount();
  const again = await shownContract(20);
  expect(banner.elements()).toEqual([]);
  await again.unmount();
  await shownContract(4);
  await expect.element(banner).toBeVisible();
});

test("a contract that goes on for long, and one that is over, say nothing", async () => {
  for (const days of [60, -1]) await shownContract(days);
  expect(banner.elements()).toEqual([]);
});

test("an admin of a free team reads what larger plans have, finds them, and has it put away for good", async () => {
  const first = await drawnWithLinks(<UpgradeBanner team={exampleTeam({ plan: "free" })} />);
  await expect
    .element(upgrade.getByText(/^The free plan: up to 5 people at once, 3 rooms, 5 hours a day\.$/))
    .toBeVisible();
  await expect.element(upgrade.getByRole("link", { name: "See plans" })).toBeVisible();
  await userEvent.click(upgrade.getByRole("button", { name: "Hide" }));
  await expect.element(upgrade).not.toBeInTheDocument();
  await first.unmount();
  await drawnWithLinks(
    <>
      <UpgradeBanner team={exampleTeam({ plan: "free" })} />
      <p>drawn</p>
    </>,
  );
  await expect.element(page.getByText("drawn")).toBeVisible();
  expect(upgrade.elements()).toEqual([]);
});

test("nobody else is shown it: not members, not during a trial, on no other plan, nor while hours run out", async () => {
  const hours = { leftMs: 1, limitMs: 2, restoredAt: ahead(9) };
  const others: Partial<Parameters<typeof exampleTeam>[0]>[] = [
    { plan: "free", role: "MEMBER" },
    { plan: "free", planNow: "startup" },
    { plan: "lite" },
    { plan: "custom", contract: contractFor(90) },
    { plan: "free", spacesCount: 0 },
    { plan: "free", runsOut: { hours, passEndsAt: null } },
  ];
  await drawnWithLinks(
    <>
      {others.map((change, index) => (
        <UpgradeBanner key={index} team={exampleTeam(change)} />
      ))}
      <p>drawn</p>
    </>,
  );
  await expect.element(page.getByText("drawn")).toBeVisible();
  expect(upgrade.elements()).toEqual([]);
});
