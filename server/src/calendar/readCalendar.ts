import { ok, refuse } from "@atrium/contract";
import type { AccountId, Result } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import type { CalendarNeeds } from "./calendarNeeds.ts";
import { dropCalendar, findCalendar } from "./calendarStore.ts";
import type { GoogleCalendar, Unread } from "./googleCalendar.ts";
import { openPermission } from "./permissionSeal.ts";

export type ReadNeeds = Pick<CalendarNeeds, "google" | "calendarKey">;
type Refused = "googleNotSetUp" | "notIntegrated" | "calendarFetchingError";

/** Reads a calendar, and disconnects it if its permission was revoked at Google. */
export async function readCalendar<Value extends object | "expired">(
  { google, calendarKey }: ReadNeeds,
  { query, accountId }: { query: Query; accountId: AccountId },
  read: (google: GoogleCalendar, token: string) => Promise<Value | Unread>,
): Promise<Result<Value, Refused>> {
  if (google === null) return refuse("googleNotSetUp");
  const sealed = await findCalendar(query, accountId);
  if (sealed === null) return refuse("notIntegrated");
  const token = openPermission(calendarKey, sealed);
  const found = token === null ? "lost" : await read(google, token);
  if (found === "notReached") return refuse("calendarFetchingError");
  if (found !== "lost") return ok(found);
  await dropCalendar(query, accountId, sealed);
  return refuse("notIntegrated");
}
