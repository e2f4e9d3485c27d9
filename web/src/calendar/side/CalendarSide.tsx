import { useState, type ReactNode } from "react";
import { useNow } from "../../platform/useNow.ts";
import { dayOf, type Day } from "../events/calendarDays.ts";
import { CalendarView } from "./CalendarView.tsx";
import type { MeetingSpace } from "../events/eventRow.ts";
import { useCalendar } from "../events/useCalendar.ts";
import { useConnect } from "../connect/useConnect.ts";

interface CalendarSideProps {
  space: MeetingSpace;
  isPhone?: boolean;
  /** At the end of the head, on a phone. */
  close?: ReactNode;
}

const LOOKS_EVERY_MS = 15_000;

/** My own calendar beside the room, with the way to each of its meetings. */
export function CalendarSide(props: CalendarSideProps) {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const nowMs = useNow(LOOKS_EVERY_MS);
  const today = dayOf(nowMs, zone);
  const [chosen, choose] = useState<Day | null>(null);
  // Today is not kept, so that the calendar goes on at midnight.
  const day = chosen ?? today;
  const calendar = useCalendar(day, zone);
  const connect = useConnect();
  return (
    <CalendarView
      {...props}
      {...{ calendar, connect, zone, nowMs, today, day }}
      choose={(next) => choose(next === today ? null : next)}
    />
  );
}
