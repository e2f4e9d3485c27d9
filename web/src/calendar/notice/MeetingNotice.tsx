import { IconCalendar, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useStore } from "zustand";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { dayOf } from "../events/calendarDays.ts";
import { useQuietMeetings } from "./meetingBells.ts";
import { dismissedMeetings, dismissMeeting } from "./dismissedMeetings.ts";
import { meetingAhead, type EventRow, type MeetingSpace } from "../events/eventRow.ts";
import styles from "./MeetingNotice.module.css";
import { calendarTexts } from "../texts.ts";
import { useCalendar } from "../events/useCalendar.ts";

const LOOKS_EVERY_MS = 15_000;

interface MeetingNoticeProps {
  space: MeetingSpace;
  /** The calendar stands beside the room, and asks for what has changed itself. */
  isBeside: boolean;
}

/** Shortly before a meeting in another room: what it is, and the way there. */
export function MeetingNotice({ space, isBeside }: MeetingNoticeProps) {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const nowMs = useNow(LOOKS_EVERY_MS);
  const calendar = useCalendar(dayOf(nowMs, zone), zone, !isBeside);
  const dismissed = new Set([...useStore(dismissedMeetings), ...useQuietMeetings()]);
  const events = calendar.state === "shown" ? calendar.events : [];
  return <NoticeView row={meetingAhead(events, space, { nowMs, dismissed })} enter={space.enter} />;
}

interface NoticeViewProps {
  row: EventRow | null;
  enter: MeetingSpace["enter"];
}

/** What is spoken is there before there is anything to speak, and is spoken once; the minutes that are seen go on. */
export function NoticeView({ row, enter }: NoticeViewProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {row === null ? null : <Spoken key={row.event.id} row={row} />}
      </p>
      {row === null ? null : <Notice row={row} enter={enter} />}
    </>
  );
}

function Spoken({ row }: { row: EventRow }) {
  const words = useWords(row);
  const [first] = useState(words);
  return first;
}

function Notice({ row, enter }: { row: EventRow; enter: MeetingSpace["enter"] }) {
  const say = useTexts(calendarTexts);
  const words = useWords(row);
  const { event, where } = row;
  if (where.kind !== "room") return null;
  const dismiss = () => dismissMeeting(event.id);
  const go = () => {
    dismiss();
    enter(where.roomId);
  };
  return (
    <aside className={styles["notice"]}>
      <IconCalendar size={18} stroke={1.75} aria-hidden />
      <p>{words}</p>
      <button type="button" onClick={go} data-go>
        {say("goThere")}
      </button>
      <button type="button" aria-label={say("dismiss")} onClick={dismiss}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </aside>
  );
}

function useWords({ event, where, inMinutes }: EventRow): string {
  const say = useTexts(calendarTexts);
  if (where.kind !== "room") return "";
  const title = event.title === "" ? say("untitled") : event.title;
  return say("ahead", { title, count: inMinutes ?? 1, room: where.room.name });
}
