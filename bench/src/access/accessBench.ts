// How soon a changed right is felt in browsers that are open. Robots, program and database share the machine.
import { loadavg } from "node:os";
import type { BenchResult } from "../result.ts";
import { share } from "../share.ts";
import { deleteAccounts, type EndTimes } from "./deletions.ts";
import { openHousehold } from "./household.ts";
import { changeRoles, type RoleTimes } from "./roleChanges.ts";

const OTHERS = 80;
const ROLE_CHANGES = 40;
const DELETIONS = 20;
const LIMIT_MS = 5000;

const ROLE_STEPS: Record<keyof RoleTimes, string> = {
  news: "the dashboard is told",
  read: "the dashboard has read the new role",
  inside: "the page in the space has the new role",
};
const END_STEPS: Record<keyof EndTimes, string> = {
  session: "the other browser's session is refused",
  socket: "its live connection is closed",
  seat: "its media seat is closed",
  voice: "its last sound reaches somebody else",
};

export async function accessBench(): Promise<BenchResult> {
  const home = await openHousehold(OTHERS);
  try {
    const before = loadavg()[0] ?? 0;
    const roles = await changeRoles(home, ROLE_CHANGES);
    const ends = await deleteAccounts(home, DELETIONS);
    return report({ roles, ends, loads: [before, loadavg()[0] ?? 0] });
  } finally {
    await home.stop();
  }
}

interface Found {
  roles: readonly RoleTimes[];
  ends: readonly EndTimes[];
  loads: readonly number[];
}

function report({ roles, ends, loads }: Found): BenchResult {
  const rows = [
    ...stepsOf(`another role in the team (${roles.length})`, ROLE_STEPS, roles),
    ...stepsOf(`the account is deleted (${ends.length})`, END_STEPS, ends),
  ];
  return {
    title: "Access: how soon a changed right is felt",
    says: `A team's member has the dashboard open in one place and the team's space in another while an admin promotes and demotes them in turn. Then people who speak in a room of the space delete their account in another browser, while somebody listens. ${OTHERS} others are in the space's other rooms all the time. Milliseconds from sending the call that changes it, its own work included. Robots, program and database share the machine; its load during the run: ${loads.map((load) => load.toFixed(1)).join(" to ")}.`,
    columns: ["what changes", "step", "p50", "worst", "limit"],
    rows: rows.map(({ what, step, times }) => [
      what,
      step,
      ...[0.5, 1].map((part) => share(times, part).toFixed(0)),
      `${LIMIT_MS}`,
    ]),
    verdicts: rows.map(({ step, times }) => ({
      says: `${step} within ${LIMIT_MS} ms every time (${share(times, 1).toFixed(0)} ms)`,
      holds: share(times, 1) <= LIMIT_MS,
    })),
  };
}

const stepsOf = <Step extends string>(
  what: string,
  steps: Readonly<Record<Step, string>>,
  all: readonly Readonly<Record<Step, number>>[],
) => (Object.keys(steps) as Step[]).map((step) => ({ what, step: steps[step], times: all.map((each) => each[step]) }));
