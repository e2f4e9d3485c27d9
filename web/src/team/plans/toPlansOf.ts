import type { TeamId } from "@atrium/contract";

/** Leads to a team's plans from any page: without the step named, a link from one of its steps would lead back there. */
export const toPlansOf = (teamId: TeamId) =>
  ({ to: "/dashboard/team/$teamId/upgrade/{-$step}", params: { teamId, step: undefined } }) as const;
