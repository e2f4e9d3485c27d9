import { SPACE_ROLES } from "@atrium/contract";
import type { SpaceRole } from "@atrium/contract";

/**
 * Who acts. In a space or team, their role there. Elsewhere one of the first three:
 * NOBODY has no session, GUEST_SESSION has one without an e-mail, ACCOUNT has a verified e-mail.
 */
export const PRINCIPALS = ["NOBODY", "GUEST_SESSION", "ACCOUNT", ...SPACE_ROLES] as const;
export type Principal = (typeof PRINCIPALS)[number];

/** The roles that can change a space and its rooms. */
export const ADMINS = ["TEAM_ADMIN", "SPACE_ADMIN"] as const;
/** Admins and moderators. Room flags do not apply to them. */
export const HOSTS = [...ADMINS, "SPACE_MODERATOR"] as const;
export const MEMBERS = [...HOSTS, "SPACE_MEMBER"] as const;
export const GUESTS = [...MEMBERS, "SPACE_GUEST"] as const;
/** Everybody who comes to a space to meet. */
export const ATTENDEES = [...GUESTS, "PUBLIC_GUEST"] as const;
export const INSIDERS = [...ATTENDEES, "SUPPORT"] as const;
export const SESSIONS = ["GUEST_SESSION", "ACCOUNT", ...INSIDERS] as const;
export const ANYBODY = ["NOBODY", ...SESSIONS] as const;

/** SUPPORT ranks with members: it moderates nobody, and hosts may remove it. */
const RANKS: Readonly<Record<SpaceRole, number>> = {
  TEAM_ADMIN: 5,
  SPACE_ADMIN: 4,
  SPACE_MODERATOR: 3,
  SPACE_MEMBER: 2,
  SUPPORT: 2,
  SPACE_GUEST: 1,
  PUBLIC_GUEST: 0,
};

/** Whether the first role is strictly higher. Kick, mute and ban never act against somebody who outranks the actor. */
export function outranks(first: SpaceRole, second: SpaceRole): boolean {
  return RANKS[first] > RANKS[second];
}

/** Whether a change of role is a promotion or demotion; null if it is neither. */
export function roleMove(before: SpaceRole, after: SpaceRole): "promoted" | "demoted" | null {
  if (outranks(after, before)) return "promoted";
  return outranks(before, after) ? "demoted" : null;
}

/** The highest of some roles, or null without any. */
export function strongest(roles: readonly SpaceRole[]): SpaceRole | null {
  return roles.reduce<SpaceRole | null>((best, role) => (best === null || outranks(role, best) ? role : best), null);
}

export const isAdmin = (role: Principal): boolean => (ADMINS as readonly Principal[]).includes(role);
/** Somebody who does not belong to the space, with or without an account. */
export const isGuest = (role: Principal): boolean => role === "SPACE_GUEST" || role === "PUBLIC_GUEST";
/** Admin or moderator. */
export const isHost = (role: Principal): boolean => (HOSTS as readonly Principal[]).includes(role);
