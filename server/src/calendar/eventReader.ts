import { constants } from "@atrium/contract";
import type { Clock } from "../platform/clock.ts";
import { endedAfter } from "../platform/endedAfter.ts";
import { KeptShortly } from "../platform/keptShortly.ts";
import type { AccessOf } from "./calendarAccess.ts";
import { describeEvent } from "./describeEvent.ts";
import type { Listed, Span, Unread, Updates } from "./googleCalendar.ts";
import { EVENT_FIELDS, EventPage, ReadFault } from "./googleEvents.ts";

interface ReaderNeeds {
  apiUrl: string;
  siteUrl: () => string;
  clock: Clock;
  accessOf: AccessOf;
}
interface EventReader {
  list(token: string, span: Span): Promise<Listed | Unread>;
  updates(token: string, syncToken: string): Promise<Updates | "expired" | Unread>;
}
type Query = Readonly<Record<string, string>>;
type Page = EventPage | "expired" | "denied" | Unread;

/** Nobody waits longer for all of an answer, finding Google and opening the calendar included. */
const WAIT_MS = 4500;
/** How long a calendar is not read after Google has refused too many requests. */
const REST_MS = 30_000;
const TOO_OFTEN = new Set(["rateLimitExceeded", "userRateLimitExceeded", "quotaExceeded"]);
const NOT_PERMITTED = new Set(["insufficientPermissions", "notACalendarUser"]);

/** Reads Google's list of events page by page, and converts them. */
export function createEventReader(needs: ReaderNeeds): EventReader {
  const { siteUrl, clock } = needs;
  const ask = pageReader(needs);
  const readAll = (token: string, about: Query) =>
    endedAfter(clock, WAIT_MS, (signal) => allPages((page) => ask(token, page, signal), about));
  return {
    async list(token, { from, to }) {
      const read = (await readAll(token, { timeMin: from, timeMax: to })) ?? "notReached";
      if (read === "expired") return "notReached";
      if (typeof read === "string") return read;
      const found = read.items.map((item) => describeEvent(item, siteUrl()));
      return { events: found.filter((event) => event !== null).toSorted(byBeginning), syncToken: read.syncToken };
    },
    async updates(token, syncToken) {
      const read = (await readAll(token, { syncToken })) ?? "notReached";
      if (typeof read === "string") return read;
      if (read.syncToken === null) return "expired";
      const told = read.items.map((item) => ({ id: item.id, event: describeEvent(item, siteUrl()) }));
      const changed = told.flatMap(({ event }) => event ?? []);
      const gone = told.flatMap(({ id, event }) => (event === null ? [id] : []));
      return { changed, gone, syncToken: read.syncToken };
    },
  };
}

/** All that has changed or is there, up to a number; a sync token only if that was everything. */
async function allPages(ask: (about: Query) => Promise<Exclude<Page, "denied">>, about: Query) {
  const items: EventPage["items"] = [];
  let next: string | undefined = "";
  let syncToken: string | null = null;
  while (next !== undefined && items.length < constants.calendar.mostEvents) {
    const page: Exclude<Page, "denied"> = await ask(next === "" ? about : { ...about, pageToken: next });
    if (typeof page === "string") return page;
    items.push(...page.items);
    next = page.nextPageToken;
    syncToken = page.nextSyncToken ?? null;
  }
  return { items: items.slice(0, constants.calendar.mostEvents), syncToken: next === undefined ? syncToken : null };
}

/** Reads a page; if Google refuses the access token, retries once with a new one. */
function pageReader({ apiUrl, clock, accessOf }: ReaderNeeds) {
  const resting = new KeptShortly<true>();
  return async (token: string, about: Query, signal: AbortSignal): Promise<Exclude<Page, "denied">> => {
    if (resting.get(token, clock.nowMs()) !== null) return "notReached";
    let stale: string | undefined;
    for (let tried = 0; tried < 2; tried += 1) {
      const opened = await accessOf(token, stale);
      if (typeof opened === "string") return opened;
      const { page, restMs } = await askGoogle({ apiUrl, access: opened.access, about, signal });
      const nowMs = clock.nowMs();
      if (restMs !== null) resting.put(token, true, { nowMs, untilMs: nowMs + restMs });
      if (page !== "denied") return page;
      stale = opened.access;
    }
    return "notReached";
  };
}

interface Asked {
  apiUrl: string;
  access: string;
  about: Query;
  signal: AbortSignal;
}

async function askGoogle({ apiUrl, access, about, signal }: Asked): Promise<{ page: Page; restMs: number | null }> {
  const url = new URL(`${apiUrl}/calendar/v3/calendars/primary/events`);
  const usual = { singleEvents: "true", maxResults: "250", fields: EVENT_FIELDS };
  url.search = new URLSearchParams({ ...usual, ...about }).toString();
  const headers = { authorization: `Bearer ${access}`, accept: "application/json" };
  const answer = await fetch(url, { headers, signal, redirect: "error" }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  if (answer === null || body === null || answer.status >= 500) return { page: "notReached", restMs: null };
  if (answer.ok) return { page: EventPage.parse(body), restMs: null };
  return refusedPage(answer, body, about);
}

function refusedPage({ status, headers }: Response, body: unknown, about: Query) {
  const reason = ReadFault.safeParse(body).data?.error.errors?.[0]?.reason ?? "";
  const restMs = Math.max(REST_MS, Number(headers.get("retry-after") ?? 0) * 1000 || 0);
  if (status === 429 || TOO_OFTEN.has(reason)) return { page: "notReached" as const, restMs };
  if (status === 401) return { page: "denied" as const, restMs: null };
  if (status === 403 && NOT_PERMITTED.has(reason)) return { page: "lost" as const, restMs: null };
  if (status === 410 || (status === 400 && "syncToken" in about)) return { page: "expired" as const, restMs: null };
  // The API is not enabled in the project, for example: whoever runs the program finds it in the log.
  throw new Error(`Google Calendar answered ${status} ${reason.replaceAll(/\W/g, "")}`);
}

const byBeginning = (one: Listed["events"][number], other: Listed["events"][number]): number =>
  beginningOf(one).localeCompare(beginningOf(other)) || one.id.localeCompare(other.id);
/** Puts all-day events before those that begin during the day. */
const beginningOf = ({ time }: Listed["events"][number]): string =>
  time.kind === "timed" ? time.startsAt : time.firstDay;
