import type { TeamId } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/** A team's members or guests have changed. */
export const teamPeopleChanged = topic<{ teamId: TeamId }>("teamPeopleChanged");

/** A team's name, colour or plan has changed: its spaces show it. */
export const teamChanged = topic<{ teamId: TeamId }>("teamChanged");

/** A team's plan was changed by nobody's call, whose declaration would say what is read anew. */
export const teamPlanChanged = topic<{ teamId: TeamId }>("teamPlanChanged");
