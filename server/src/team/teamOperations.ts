import type { Handlers } from "../platform/calls/handler.ts";
import { createTeam } from "./createTeam.ts";
import type { CreateTeamNeeds } from "./createTeam.ts";
import { getTeam } from "./getTeam.ts";
import { tryForFree } from "./tryForFree.ts";
import type { TryForFreeNeeds } from "./tryForFree.ts";
import { updateTeam } from "./updateTeam.ts";
import type { UpdateTeamNeeds } from "./updateTeam.ts";

export type TeamNeeds = CreateTeamNeeds & UpdateTeamNeeds & TryForFreeNeeds;
type TeamOperation = "createTeam" | "getTeam" | "updateTeam" | "tryForFree";

/** The team's operations with their needs filled in. */
export function teamOperations(needs: TeamNeeds): Pick<Handlers, TeamOperation> {
  return {
    createTeam: (context, input) => createTeam(needs, context, input),
    getTeam: (context, input) => getTeam(needs, context, input),
    updateTeam: (context, input) => updateTeam(needs, context, input),
    tryForFree: (context, input) => tryForFree(needs, context, input),
  };
}
