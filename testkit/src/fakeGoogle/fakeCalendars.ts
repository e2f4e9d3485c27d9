// The part of Google Calendar that the program uses: one event list per person, with pages and incremental sync.

/** An event in Google's format. */
export interface FakeEvent {
  id: string;
  summary?: string;
  description?: string;
  location?: string;
  status?: string;
  eventType?: string;
  htmlLink?: string;
  start: { dateTime?: string; date?: string };
  end: { dateTime?: string; date?: string };
  attendees?: readonly { email?: string; displayName?: string; responseStatus?: string; self?: boolean }[];
  conferenceData?: { entryPoints: readonly { entryPointType: string; uri: string }[] };
}

export interface FakeCalendars {
  put(sub: string, ...events: readonly FakeEvent[]): void;
  /** Cancels an event, as the next sync reports. */
  remove(sub: string, id: string): void;
  /** Invalidates all sync tokens issued so far. */
  expireSync(): void;
  /** Events per page. */
  pageSize: number;
}

interface Answer {
  status: number;
  body: unknown;
}
interface Kept {
  event: FakeEvent;
  version: number;
}

export const refusedBy = (status: number, reason: string): Answer => ({
  status,
  body: { error: { code: status, errors: [{ domain: "global", reason }] } },
});

export function createFakeCalendars(): FakeCalendars & { answer(sub: string, asked: URLSearchParams): Answer } {
  const calendars = new Map<string, Map<string, Kept>>();
  let [version, firstVersion] = [1, 0];
  const of = (sub: string) => calendars.get(sub) ?? new Map<string, Kept>();
  const write = (sub: string, event: FakeEvent) => {
    version += 1;
    calendars.set(sub, of(sub).set(event.id, { event, version }));
  };
  return {
    pageSize: 250,
    put: (sub, ...events) => {
      for (const event of events) write(sub, event);
    },
    remove: (sub, id) => {
      const before = of(sub).get(id);
      if (before !== undefined) write(sub, { ...before.event, status: "cancelled" });
    },
    expireSync: () => {
      version += 1;
      firstVersion = version;
    },
    answer(sub, asked) {
      const since = asked.get("syncToken");
      const isMixed = since !== null && ["timeMin", "timeMax", "orderBy", "q"].some((name) => asked.has(name));
      if (asked.get("singleEvents") !== "true" || isMixed) return refusedBy(400, "badRequest");
      const token = since === null ? newToken(asked, 0) : readToken(since);
      if (token === null) return refusedBy(400, "invalid");
      if (since !== null && token.version < firstVersion) return refusedBy(410, "fullSyncRequired");
      const isMeant = ({ event, version: at }: Kept) =>
        touches(event, token) && (since === null ? event.status !== "cancelled" : at > token.version);
      const found = [...of(sub).values()].filter(isMeant).map(({ event }) => event);
      const from = Number(asked.get("pageToken") ?? 0);
      const end = from + this.pageSize;
      const rest =
        end < found.length ? { nextPageToken: String(end) } : { nextSyncToken: JSON.stringify({ ...token, version }) };
      return { status: 200, body: { kind: "calendar#events", items: found.slice(from, end), ...rest } };
    },
  };
}

interface Token {
  version: number;
  timeMin: string;
  timeMax: string;
}
const newToken = (asked: URLSearchParams, version: number): Token => ({
  version,
  timeMin: asked.get("timeMin") ?? "",
  timeMax: asked.get("timeMax") ?? "",
});
function readToken(given: string): Token | null {
  try {
    return JSON.parse(given) as Token;
  } catch {
    return null;
  }
}

function touches({ start, end }: FakeEvent, { timeMin, timeMax }: Token): boolean {
  const [beginsMs, endsMs] = [start, end].map(({ dateTime, date }) => Date.parse(dateTime ?? date ?? ""));
  return (beginsMs ?? 0) < Date.parse(timeMax) && (endsMs ?? 0) > Date.parse(timeMin);
}
