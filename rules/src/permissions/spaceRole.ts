import type { SpaceRole, TeamRole } from "@atrium/contract";

/** What ties somebody to a space: their role in its team and the role a membership of the space gives. */
export interface SpaceTies {
  teamRole: TeamRole | null;
  memberRole: SpaceRole | null;
  isPrivate: boolean;
  /** Private to outsiders alone. */
  isOpenToTeam: boolean;
}

/**
 * Somebody's role in a space; null where the space does not exist for them. Team admins have all spaces of their team.
 * A private space is for those added to it, and where it is open to the team, for its members; a public one takes
 * everybody, the team's own people as what they are.
 */
export function spaceRole(ties: SpaceTies): SpaceRole | null {
  if (ties.teamRole === "ADMIN") return "TEAM_ADMIN";
  if (ties.memberRole !== null) return ties.memberRole;
  if (ties.teamRole === "MEMBER" && (ties.isOpenToTeam || !ties.isPrivate)) return "SPACE_MEMBER";
  if (ties.isPrivate) return null;
  return ties.teamRole === "GUEST" ? "SPACE_GUEST" : "PUBLIC_GUEST";
}

const STANDING: Readonly<Record<TeamRole, SpaceRole>> = {
  ADMIN: "TEAM_ADMIN",
  MEMBER: "SPACE_MEMBER",
  GUEST: "SPACE_GUEST",
};

/** The roles that count for somebody in a team as a whole: the team's own and those they have in its spaces. */
export function standings(teamRole: TeamRole | null, memberRoles: readonly SpaceRole[]): readonly SpaceRole[] {
  return teamRole === null ? memberRoles : [STANDING[teamRole], ...memberRoles];
}
