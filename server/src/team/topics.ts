import type { TeamId } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/** Other people belong to a team, or are its guests, than before. */
export const teamPeopleChanged = topic<{ teamId: TeamId }>("teamPeopleChanged");

/** A team's name, colour or plan is another now: its spaces show it. */
export const teamChanged = topic<{ teamId: TeamId }>("teamChanged");
