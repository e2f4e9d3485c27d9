import { useEffect, type ComponentProps } from "react";
import { useOwnAccount } from "../account/index.ts";
import { optionalPart } from "../ui/load/optionalPart.tsx";
import { waitedSide } from "./side/waitedSide.tsx";

// A room goes on without them: they are loaded by whoever has a calendar, after everything else.
const notice = optionalPart(async () => (await import("./notice/MeetingNotice.tsx")).MeetingNotice);

const soon = optionalPart(async () => (await import("./notice/MeetingsSoon.tsx")).MeetingsSoon);

export const CalendarSide = waitedSide(async () => (await import("./side/CalendarSide.tsx")).CalendarSide);

export function MeetingNotice(props: ComponentProps<typeof notice.Part>) {
  useEffect(() => void notice.want(), []);
  return <notice.Part {...props} />;
}

/** Loaded only by who has a calendar. */
export function MeetingsSoon(props: ComponentProps<typeof soon.Part>) {
  const isConnected = useOwnAccount()?.calendarConnected === true;
  useEffect(() => void (isConnected && soon.want()), [isConnected]);
  return isConnected ? <soon.Part {...props} /> : null;
}
