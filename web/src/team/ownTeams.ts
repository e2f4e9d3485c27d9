import type { Team } from "@atrium/contract";
import { readText, writeText } from "../platform/storage.ts";
import { useCall } from "../platform/useCall.ts";

const KEY = "team";
/** People come and go in the spaces on the dashboard. */
const REFRESH_MS = 10_000;

export const useOwnTeams = () => useCall("listAccountTeams", {});

export const useTeamSpaces = (team: Team | null) =>
  // Without a team nothing is asked; the id is then never used.
  useCall("listTeamSpaces", { teamId: team?.id ?? "" }, { enabled: team !== null, refreshEveryMs: REFRESH_MS });

/** The team one looked at last on this device, else the first. */
export function lastTeam(teams: readonly Team[]): Team | null {
  const kept = readText(KEY);
  return teams.find(({ id }) => id === kept) ?? teams[0] ?? null;
}

export const keepLastTeam = (teamId: string): void => writeText(KEY, teamId);
