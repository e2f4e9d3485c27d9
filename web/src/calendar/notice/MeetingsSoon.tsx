import { useEffect, useEffectEvent } from "react";
import { useNow } from "../../platform/useNow.ts";
import { dayOf } from "../events/calendarDays.ts";
import { useCalendar } from "../events/useCalendar.ts";
import { dismissedMeetings, dismissMeeting } from "./dismissedMeetings.ts";
import { useQuietMeetings } from "./meetingBells.ts";
import { meetingsSoon, type SoonMeeting } from "./soonMeetings.ts";

const LOOKS_EVERY_MS = 15_000;

interface MeetingsSoonProps {
  tell: (meeting: SoonMeeting) => void;
}

/** Tells of each meeting whose bell is on once on this page, some minutes before it begins. Draws nothing. */
export function MeetingsSoon({ tell }: MeetingsSoonProps) {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const nowMs = useNow(LOOKS_EVERY_MS);
  const calendar = useCalendar(dayOf(nowMs, zone), zone);
  const quiet = useQuietMeetings();
  const events = calendar.state === "shown" ? calendar.events : NONE;
  const tellOne = useEffectEvent(tell);
  useEffect(() => {
    const silent = new Set([...quiet, ...dismissedMeetings.getState()]);
    for (const meeting of meetingsSoon(events, { nowMs, silent })) {
      // The room that one enters from here need not say it again.
      dismissMeeting(meeting.id);
      tellOne(meeting);
    }
  }, [events, nowMs, quiet]);
  return null;
}

const NONE: readonly never[] = [];
