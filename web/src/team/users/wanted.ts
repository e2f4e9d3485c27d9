import {
  type GuestSort,
  type MemberSort,
  type PeopleSort,
  type SpaceId,
  type TeamId,
  type TeamMemberRole,
} from "@atrium/contract";
import { z } from "zod";

/** Members or guests; the address names only the second. */
export const UsersTab = z.enum(["members", "guests"]);
export type UsersTab = z.infer<typeof UsersTab>;

/** The filter of a team's people, kept in the address. */
export interface Wanted {
  tab: UsersTab;
  find: string;
  space: SpaceId | null;
  role: TeamMemberRole | null;
  /** What the list is sorted by. */
  sort: PeopleSort;
  /** Whether the order is reversed. */
  isTurned: boolean;
}

export const EVERYBODY: Wanted = { tab: "members", find: "", space: null, role: null, sort: "name", isTurned: false };

/** As search params: only what differs from the default. */
export const searchOf = ({ tab, find, space, role, sort, isTurned }: Wanted) => ({
  ...(tab === "members" ? {} : { tab }),
  ...(find === "" ? {} : { find }),
  ...(space === null ? {} : { space }),
  ...(role === null ? {} : { role }),
  ...(sort === "name" ? {} : { sort }),
  ...(isTurned ? { order: "turned" as const } : {}),
});

/** Names begin with A, roles with admins, visits with most, and who was seen with who was seen last. */
const startsDown = (sort: PeopleSort): boolean => sort === "seen" || sort === "visits";

/** The order shown at a column's head; null if the list is sorted by another. */
export const directionOf = ({ sort, isTurned }: Wanted, column: PeopleSort): "up" | "down" | null =>
  sort !== column ? null : startsDown(sort) === isTurned ? "up" : "down";

/** A column's head was pressed: sorts by it, or reverses the order if it is sorted by it already. */
export const sortedBy = (wanted: Wanted, column: PeopleSort): Wanted => ({
  ...wanted,
  sort: column,
  isTurned: wanted.sort === column && !wanted.isTurned,
});

const orderOf = <Sort extends PeopleSort>(sort: Sort, isTurned: boolean) => ({
  ...(sort === "name" ? {} : { sort }),
  ...(startsDown(sort) === isTurned ? {} : { isDown: true }),
});

/** As the server is asked for guests. */
export const guestsInputOf = (teamId: TeamId, wanted: Wanted) => ({
  ...peopleInputOf(teamId, wanted),
  // Guests have no roles to go by.
  ...orderOf<GuestSort>(wanted.sort === "role" ? "name" : wanted.sort, wanted.isTurned),
});

const peopleInputOf = (teamId: TeamId, { find, space }: Wanted) => ({
  teamId,
  ...(find.trim() === "" ? {} : { find: find.trim() }),
  ...(space === null ? {} : { spaceId: space }),
});

/** As the server is asked for members. */
export const inputOf = (teamId: TeamId, wanted: Wanted) => ({
  ...peopleInputOf(teamId, wanted),
  // Members' visits are not counted in their list.
  ...orderOf<MemberSort>(wanted.sort === "visits" ? "name" : wanted.sort, wanted.isTurned),
  ...(wanted.role === null ? {} : { role: wanted.role }),
});
