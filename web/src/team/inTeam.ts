import type { Team } from "@atrium/contract";
import { standings, type Asker } from "@atrium/rules";

/** The caller as the permission table knows them: their standing in the team and its plan. */
export function inTeam({ role, plan }: Pick<Team, "role" | "plan">): Asker {
  const [standing] = standings(role, []);
  return { role: standing ?? "NOBODY", plan };
}
