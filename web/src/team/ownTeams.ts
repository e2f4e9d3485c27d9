import { must, type Team } from "@atrium/contract";
import { skipToken } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { read } from "../platform/data/read.ts";
import { useRead } from "../platform/data/useRead.ts";
import { readText, writeText } from "../platform/storage.ts";

const KEY = "team";

export const ownTeams = read("listAccountTeams", {});

/** The spaces of a team; nothing is asked without one. */
export const spacesOf = (team: Pick<Team, "id"> | null) =>
  read("listTeamSpaces", team === null ? skipToken : { teamId: team.id });

/** The team of the address, as its route has loaded it. */
export function useTeam(): Team {
  const { teamId } = useParams({ strict: false });
  return useRead(read("getTeam", { teamId: must(teamId, "only routes of a team ask") })).team;
}

/** The team one looked at last on this device, which may be one's own no longer. */
export const lastTeamId = (): string | null => readText(KEY);

/** The team one looked at last on this device, else the first. */
export function lastTeam(teams: readonly Team[]): Team | null {
  const kept = lastTeamId();
  return teams.find(({ id }) => id === kept) ?? teams[0] ?? null;
}

export const keepLastTeam = (teamId: string): void => writeText(KEY, teamId);
