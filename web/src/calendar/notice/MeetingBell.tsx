import type { CalendarEvent } from "@atrium/contract";
import { IconBell, IconBellOff } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { calendarTexts } from "../texts.ts";
import { turnBell, useQuietMeetings } from "./meetingBells.ts";

interface MeetingBellProps {
  event: CalendarEvent;
  nowMs: number;
  className: string;
}

/** Whether one is reminded of this meeting before it begins, and the switch of it. */
export function MeetingBell({ event, nowMs, className }: MeetingBellProps) {
  const say = useTexts(calendarTexts);
  const isOn = !useQuietMeetings().has(event.id);
  const Bell = isOn ? IconBell : IconBellOff;
  const title = event.title === "" ? say("untitled") : event.title;
  return (
    <button
      type="button"
      className={className}
      aria-label={say("remind", { title })}
      aria-pressed={isOn}
      title={say(isOn ? "reminded" : "notReminded")}
      onClick={() => turnBell(event, !isOn, nowMs)}
    >
      <Bell size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
