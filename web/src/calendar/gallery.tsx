import { must } from "@atrium/contract";
import type { ReactNode } from "react";
import { GlassPanel } from "../ui/Glass.tsx";
import type { GalleryState } from "../ui/galleryState.ts";
import { CalendarReturnView } from "./connect/CalendarReturnScreen.tsx";
import { CalendarView, type CalendarViewProps } from "./side/CalendarView.tsx";
import { meetingAhead } from "./events/eventRow.ts";
import { NoticeView } from "./notice/MeetingNotice.tsx";
import { EXAMPLE_DAY, exampleEvents, exampleMoment, exampleSpace, exampleZone } from "./fixtures/exampleDay.ts";
import { Waiting } from "./side/waitedSide.tsx";

const nothing = () => undefined;
const nowMs = exampleMoment("15:48");
const shown: CalendarViewProps["calendar"] = {
  state: "shown",
  events: exampleEvents,
  readAtMs: nowMs - 2 * 60_000,
  isReading: false,
  refresh: nothing,
};
const connect = { busy: false, problem: null, start: nothing };

const ahead = must(meetingAhead(exampleEvents, exampleSpace(), { nowMs, dismissed: new Set() }), "in twelve minutes");

const view = (change: Partial<CalendarViewProps> = {}): ReactNode =>
  beside(
    <CalendarView
      {...{ calendar: shown, connect, nowMs, space: exampleSpace(), zone: exampleZone }}
      today={EXAMPLE_DAY}
      day={EXAMPLE_DAY}
      choose={nothing}
      {...change}
    />,
  );

const beside = (side: ReactNode): ReactNode => (
  <main style={{ minHeight: "100dvh", background: "#7a5a3c" }}>
    <GlassPanel
      style={{ position: "absolute", inset: "12px auto 12px 12px", width: "min(368px, calc(100vw - 24px))" }}
      className=""
    >
      <div style={{ display: "flex", height: "100%" }}>{side}</div>
    </GlassPanel>
  </main>
);

export const states: GalleryState[] = [
  { name: "calendar/day", draw: () => view() },
  { name: "calendar/week", draw: () => view({ showsWeek: true }) },
  { name: "calendar/phone", draw: () => view({ isPhone: true }), sizes: ["phone"] },
  { name: "calendar/meeting", draw: () => view({ opened: "demo" }) },
  { name: "calendar/nothing", draw: () => view({ day: "2026-11-28" }) },
  { name: "calendar/not-connected", draw: () => view({ calendar: { state: "notConnected", lacksEmail: false } }) },
  { name: "calendar/no-email", draw: () => view({ calendar: { state: "notConnected", lacksEmail: true } }) },
  {
    name: "calendar/failed",
    draw: () => view({ calendar: { state: "failed", code: "calendarFetchingError", again: nothing } }),
  },
  { name: "calendar/coming", draw: () => beside(<Waiting again={null} />) },
  { name: "calendar/not-loaded", draw: () => beside(<Waiting again={async () => undefined} />) },
  { name: "calendar/loading", draw: () => view({ calendar: { state: "loading" } }) },
  {
    name: "calendar/ahead",
    draw: () => (
      <main style={{ minHeight: "100dvh", background: "#7a5a3c" }}>
        <NoticeView row={ahead} enter={nothing} />
      </main>
    ),
  },
  {
    name: "calendar/connected",
    draw: () => <CalendarReturnView state={{ step: "done", goTo: null }} back={null} onTryAgain={nothing} />,
  },
  {
    name: "calendar/not-allowed",
    draw: () => (
      <CalendarReturnView state={{ step: "refused", code: "notIntegrated" }} back={null} onTryAgain={nothing} />
    ),
  },
  {
    name: "calendar/cancelled-in-the-room",
    draw: () => <CalendarReturnView state={{ step: "cancelled" }} back="/s/garden" onTryAgain={nothing} />,
  },
];
