import type { SpaceRole, TeamRole } from "@atrium/contract";

/** Somebody's ties to a space: their role in its team and the role their membership of the space gives. */
export interface SpaceTies {
  teamRole: TeamRole | null;
  memberRole: SpaceRole | null;
  isPrivate: boolean;
  /** Private to outsiders only: team members may enter. */
  isOpenToTeam: boolean;
}

/**
 * Somebody's role in a space; null if they cannot see it. Team admins have all spaces of their team. A private space is
 * for people added to it and, if it is open to the team, for its members; a public one accepts everybody, the team's own
 * people in their roles.
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

/** All roles of somebody in a team: the team's own and those they have in its spaces. */
export function standings(teamRole: TeamRole | null, memberRoles: readonly SpaceRole[]): readonly SpaceRole[] {
  return teamRole === null ? memberRoles : [STANDING[teamRole], ...memberRoles];
}
