import type { SpaceRole, TeamRole } from "@atrium/contract";
import type { Principal } from "@atrium/rules";

/** How somebody comes to be what the permission table calls them. */
export interface Tie {
  session: "none" | "guest" | "account";
  team?: TeamRole;
  space?: Exclude<SpaceRole, "TEAM_ADMIN" | "PUBLIC_GUEST">;
}

/** Each principal of the permission table in every way there is to become it: one that is missing does not compile. */
const TIES: Readonly<Record<Principal, Readonly<Record<string, Tie>>>> = {
  NOBODY: { "without a session": { session: "none" } },
  GUEST_SESSION: { "a guest from elsewhere": { session: "guest" } },
  ACCOUNT: { "an account from elsewhere": { session: "account" } },
  TEAM_ADMIN: { "an admin of the team": { session: "account", team: "ADMIN" } },
  SPACE_ADMIN: { "an admin of the space": { session: "account", space: "SPACE_ADMIN" } },
  SPACE_MODERATOR: { "a moderator of the space": { session: "account", space: "SPACE_MODERATOR" } },
  SPACE_MEMBER: {
    "a member of the team": { session: "account", team: "MEMBER" },
    "a member of the space": { session: "account", space: "SPACE_MEMBER" },
  },
  SPACE_GUEST: {
    "a guest of the team": { session: "account", team: "GUEST" },
    "a guest of the space": { session: "account", space: "SPACE_GUEST" },
    "a guest of the space without an e-mail": { session: "guest", space: "SPACE_GUEST" },
  },
  // Whoever comes to a public space from elsewhere is one.
  PUBLIC_GUEST: {},
  SUPPORT: { "support staff": { session: "guest", space: "SUPPORT" } },
};

export const KINDS: readonly (readonly [kind: string, tie: Tie])[] = Object.values(TIES).flatMap((ways) =>
  Object.entries(ways),
);
