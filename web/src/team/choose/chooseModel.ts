import type { Team, TeamId } from "@atrium/contract";

export interface TeamChoice {
  team: Team;
  /** People in its spaces now; null while that is not known. */
  inside: number | null;
  /** Where one was last on this device. */
  isLast: boolean;
}

interface ChooseNeeds {
  teams: readonly Team[];
  inside: ReadonlyMap<TeamId, number>;
  lastTeamId: string | null;
  /** Only those whose plan one may change. */
  isForUpgrade: boolean;
}

/** The teams to choose from: where one was last comes first, the others stay in their order. */
export function teamChoices({ teams, inside, lastTeamId, isForUpgrade }: ChooseNeeds): TeamChoice[] {
  return teams
    .filter(({ role }) => !isForUpgrade || role === "ADMIN")
    .map((team) => ({ team, inside: inside.get(team.id) ?? null, isLast: team.id === lastTeamId }))
    .toSorted((one, other) => Number(other.isLast) - Number(one.isLast));
}
