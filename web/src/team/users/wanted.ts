import type { SpaceId, TeamId, TeamMemberRole } from "@atrium/contract";

/** Whom one looks for on the page of a team's people; it stands in the address. */
export interface Wanted {
  find: string;
  space: SpaceId | null;
  role: TeamMemberRole | null;
}

export const EVERYBODY: Wanted = { find: "", space: null, role: null };

/** As the address keeps it: only what is asked for. */
export const searchOf = ({ find, space, role }: Wanted) => ({
  ...(find === "" ? {} : { find }),
  ...(space === null ? {} : { space }),
  ...(role === null ? {} : { role }),
});

/** As the server is asked. */
export const inputOf = (teamId: TeamId, { find, space, role }: Wanted) => ({
  teamId,
  ...(find.trim() === "" ? {} : { find: find.trim() }),
  ...(space === null ? {} : { spaceId: space }),
  ...(role === null ? {} : { role }),
});
