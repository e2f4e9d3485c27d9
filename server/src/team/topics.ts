import type { TeamId } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/** A team's name, colour or plan is another now: its spaces show it. */
export const teamChanged = topic<{ teamId: TeamId }>("teamChanged");
