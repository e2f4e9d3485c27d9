import type { SpaceId, TeamId, TeamMemberRole } from "@atrium/contract";
import { z } from "zod";

/** Members or guests; the address names only the second. */
export const UsersTab = z.enum(["members", "guests"]);
export type UsersTab = z.infer<typeof UsersTab>;

/** Whom one looks for on the page of a team's people; it stands in the address. */
export interface Wanted {
  tab: UsersTab;
  find: string;
  space: SpaceId | null;
  role: TeamMemberRole | null;
}

export const EVERYBODY: Wanted = { tab: "members", find: "", space: null, role: null };

/** As the address keeps it: only what is asked for. */
export const searchOf = ({ tab, find, space, role }: Wanted) => ({
  ...(tab === "members" ? {} : { tab }),
  ...(find === "" ? {} : { find }),
  ...(space === null ? {} : { space }),
  ...(role === null ? {} : { role }),
});

/** As the server is asked for guests. */
export const guestsInputOf = (teamId: TeamId, { find, space }: Wanted) => ({
  teamId,
  ...(find.trim() === "" ? {} : { find: find.trim() }),
  ...(space === null ? {} : { spaceId: space }),
});

/** As the server is asked for members. */
export const inputOf = (teamId: TeamId, wanted: Wanted) => ({
  ...guestsInputOf(teamId, wanted),
  ...(wanted.role === null ? {} : { role: wanted.role }),
});
