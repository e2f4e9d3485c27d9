import type { SpaceId, TeamRole } from "@atrium/contract";
import { csvFile } from "../../../platform/csvFile.ts";
import type { UsersSay } from "../texts.ts";

/** What a file says of somebody; a guest has no role and no day they joined, and only a guest's visits are counted. */
export interface SavedPerson {
  name: string;
  email: string | null;
  role?: TeamRole;
  spaceIds: readonly SpaceId[];
  joinedAt?: string;
  visitsCount?: number;
  lastVisitedAt: string | null;
}

/** The people of a team as a file for spreadsheets, in the words of the page; days as every spreadsheet reads them. */
export function peopleFile(
  people: readonly SavedPerson[],
  spaceNames: ReadonlyMap<SpaceId, string>,
  say: UsersSay,
): Blob {
  const hasVisits = people.some(({ visitsCount }) => visitsCount !== undefined);
  const visits = <Cell>(cell: Cell) => (hasVisits ? [cell] : []);
  const headings = [
    say("name"),
    say("email"),
    say("role"),
    say("spaces"),
    say("joinedAt"),
    ...visits(say("visits")),
    say("lastSeen"),
  ];
  const rows = people.map(({ name, email, role = "GUEST", spaceIds, joinedAt = null, visitsCount, lastVisitedAt }) => [
    name,
    email ?? "",
    say(role),
    spaceIds.flatMap((id) => spaceNames.get(id) ?? []).join("; "),
    dayOf(joinedAt),
    ...visits(visitsCount?.toString() ?? ""),
    dayOf(lastVisitedAt),
  ]);
  return csvFile(headings, rows);
}

const dayOf = (at: string | null): string => at?.slice(0, 10) ?? "";
