import type { TeamId } from "@atrium/contract";

export const backUrl = (siteUrl: string, teamId: TeamId): string => `${siteUrl}/dashboard/team/${teamId}/plan-details`;
