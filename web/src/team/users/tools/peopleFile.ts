import type { SpaceId, TeamRole } from "@atrium/contract";
import { csvFile } from "../../../platform/csvFile.ts";
import type { UsersSay } from "../texts.ts";

/** What a file says of somebody; a guest has no role and no day they joined. */
export interface SavedPerson {
  name: string;
  email: string | null;
  role?: TeamRole;
  spaceIds: readonly SpaceId[];
  joinedAt?: string;
  lastVisitedAt: string | null;
}

/** The people of a team as a file for spreadsheets, in the words of the page; days as every spreadsheet reads them. */
export function peopleFile(
  people: readonly SavedPerson[],
  spaceNames: ReadonlyMap<SpaceId, string>,
  say: UsersSay,
): Blob {
  const headings = [say("name"), say("email"), say("role"), say("spaces"), say("joinedAt"), say("lastSeen")];
  const rows = people.map(({ name, email, role = "GUEST", spaceIds, joinedAt = null, lastVisitedAt }) => [
    name,
    email ?? "",
    say(role),
    spaceIds.flatMap((id) => spaceNames.get(id) ?? []).join("; "),
    dayOf(joinedAt),
    dayOf(lastVisitedAt),
  ]);
  return csvFile(headings, rows);
}

const dayOf = (at: string | null): string => at?.slice(0, 10) ?? "";
