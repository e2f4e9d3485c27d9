import type { ComponentProps } from "react";
import { useOwnAccount } from "../account/index.ts";
import { lazyPart } from "../ui/load/lazyPart.tsx";
import { waitedSide } from "./side/waitedSide.tsx";

// A room goes on without them: they are loaded by whoever has a calendar, after everything else.
export const MeetingNotice = lazyPart(async () => (await import("./notice/MeetingNotice.tsx")).MeetingNotice);

const SoonPart = lazyPart(async () => (await import("./notice/MeetingsSoon.tsx")).MeetingsSoon);

export const CalendarSide = waitedSide(async () => (await import("./side/CalendarSide.tsx")).CalendarSide);

/** Loaded only by who has a calendar. */
export function MeetingsSoon(props: ComponentProps<typeof SoonPart>) {
  const isConnected = useOwnAccount()?.calendarConnected === true;
  return isConnected ? <SoonPart {...props} /> : null;
}
