import type { CalendarEvent, ErrorCode } from "@atrium/contract";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useOwnAccount } from "../../account/index.ts";
import { call } from "../../platform/call.ts";
import { browserClock } from "../../platform/clock.ts";
import { read } from "../../platform/data/read.ts";
import { pageSignals } from "../../platform/pageSignals.ts";
import { tellRefusal } from "../../ui/tell.ts";
import { isListed, spanAround, type Day } from "./calendarDays.ts";
import { watchUpdates, type CalendarUpdates } from "./calendarUpdates.ts";

/** My calendar around a day, as far as it is known. */
export type CalendarState =
  | { state: "loading" }
  /** `lacksEmail`: an account without an address has none. */
  | { state: "notConnected"; lacksEmail: boolean }
  | { state: "failed"; code: ErrorCode; again: () => void }
  | { state: "shown"; events: readonly CalendarEvent[]; readAtMs: number; isReading: boolean; refresh: () => void };

/** `isWatching`: it asks for what has changed; one of those who show the same is enough. */
export function useCalendar(day: Day, zone: string, isWatching = true): CalendarState {
  const account = useOwnAccount();
  const isConnected = account?.calendarConnected === true;
  const span = useSpan(day, zone);
  const query = useQuery(read("listGoogleCalendarEvents", isConnected ? span : skipToken));
  const refusal = query.error?.refusal.code ?? null;
  useLostConnection(refusal);
  const { refresh, isAsking } = useUpdates(isConnected && isWatching ? span : null);
  if (account === undefined) return { state: "loading" };
  if (account === null || !isConnected || refusal === "notIntegrated")
    return { state: "notConnected", lacksEmail: account === null || account.email === null };
  const again = () => void query.refetch();
  if (query.data === undefined)
    return refusal === null ? { state: "loading" } : { state: "failed", code: refusal, again };
  const { data, dataUpdatedAt: readAtMs, isFetching } = query;
  return { state: "shown", events: data.events, readAtMs, isReading: isFetching || isAsking, refresh };
}

/** Stays until a day lies outside: whoever looks through a week asks for it once. */
function useSpan(day: Day, zone: string) {
  const [span, setSpan] = useState(() => spanAround(day, zone));
  if (isListed(day, span, zone)) return span;
  const next = spanAround(day, zone);
  setSpan(next);
  return next;
}

/** Google has ended the permission: the profile says so from now on. */
function useLostConnection(refusal: ErrorCode | null): void {
  const client = useQueryClient();
  const isLost = refusal === "notIntegrated";
  useEffect(() => {
    if (isLost) void client.invalidateQueries(read("getAccountProfile", {}));
  }, [client, isLost]);
}

/** Keeps what is listed up to date while it is shown; returns how to ask at once. */
function useUpdates(span: ReturnType<typeof spanAround> | null) {
  const client = useQueryClient();
  const updates = useRef<CalendarUpdates | null>(null);
  useEffect(() => {
    if (span === null) return undefined;
    const { queryKey } = read("listGoogleCalendarEvents", span);
    const watched = watchUpdates({
      call,
      clock: browserClock,
      signals: pageSignals,
      listed: () => client.getQueryData(queryKey) ?? null,
      keep: (listed) => void client.setQueryData(queryKey, listed),
      async listAnew() {
        await client.invalidateQueries({ queryKey });
        return client.getQueryState(queryKey)?.error?.refusal.code ?? null;
      },
    });
    updates.current = watched;
    return () => watched.stop();
  }, [client, span]);
  return useRefresh(updates);
}

function useRefresh(updates: RefObject<CalendarUpdates | null>) {
  const [isAsking, setAsking] = useState(false);
  const refresh = async () => {
    setAsking(true);
    const code = (await updates.current?.ask()) ?? null;
    setAsking(false);
    // The one that ends it is said in place of the calendar.
    if (code !== null && code !== "notIntegrated") tellRefusal(code);
  };
  return { isAsking, refresh: () => void refresh() };
}
