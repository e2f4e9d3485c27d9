import { IconCalendar, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../platform/i18n/texts.ts";
import { useNow } from "../platform/useNow.ts";
import { dayOf } from "./calendarDays.ts";
import { meetingAhead, type EventRow, type MeetingSpace } from "./eventRow.ts";
import styles from "./MeetingNotice.module.css";
import { calendarTexts } from "./texts.ts";
import { useCalendar } from "./useCalendar.ts";

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
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const events = calendar.state === "shown" ? calendar.events : [];
  const ahead = meetingAhead(events, space, { nowMs, dismissed });
  if (ahead === null) return null;
  const dismiss = () => setDismissed(new Set([...dismissed, ahead.event.id]));
  return <NoticeView row={ahead} enter={space.enter} dismiss={dismiss} />;
}

interface NoticeViewProps {
  row: EventRow;
  enter: MeetingSpace["enter"];
  dismiss: () => void;
}

export function NoticeView({ row: { event, where, inMinutes }, enter, dismiss }: NoticeViewProps) {
  const say = useTexts(calendarTexts);
  if (where.kind !== "room") return null;
  const title = event.title === "" ? say("untitled") : event.title;
  const go = () => {
    dismiss();
    enter(where.roomId);
  };
  return (
    <aside className={styles["notice"]} role="status">
      <IconCalendar size={18} stroke={1.75} aria-hidden />
      <p>{say("ahead", { title, count: inMinutes ?? 1, room: where.room.name })}</p>
      <button type="button" onClick={go} data-go>
        {say("goThere")}
      </button>
      <button type="button" aria-label={say("dismiss")} onClick={dismiss}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </aside>
  );
}
