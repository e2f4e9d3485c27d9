import type { CalendarEvent } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import styles from "./Calendar.module.css";
import { eventsOn, noonOf, weekOf, type Day } from "../events/calendarDays.ts";
import { dayTitle, shortWeekday } from "../events/dayWords.ts";
import { calendarTexts } from "../texts.ts";

interface WeekStripProps {
  events: readonly CalendarEvent[];
  zone: string;
  today: Day;
  day: Day;
  choose: (day: Day) => void;
  isPhone?: boolean;
}

const MOST_DOTS = 3;

/** The week of a day; a dot says that there is a meeting, up to three how many. */
export function WeekStrip(props: WeekStripProps) {
  const say = useTexts(calendarTexts);
  return (
    <div className={styles["strip"]} role="group" aria-label={say("week")}>
      {weekOf(props.day).map((each) => (
        <StripDay key={each} {...props} each={each} />
      ))}
    </div>
  );
}

function StripDay({ events, zone, today, day, choose, isPhone = false, each }: WeekStripProps & { each: Day }) {
  const say = useTexts(calendarTexts);
  const locale = useLocale();
  const { allDay, timed } = eventsOn(events, each, zone);
  const count = allDay.length + timed.length;
  const atMs = noonOf(each, zone);
  return (
    <button
      type="button"
      aria-pressed={each === day}
      aria-current={each === today ? "date" : undefined}
      aria-label={say("meetings", { day: dayTitle(atMs, locale), count })}
      onClick={() => choose(each)}
    >
      <small>{shortWeekday(atMs, zone, locale)}</small>
      <b>{Number(each.slice(8))}</b>
      <i data-dots={Math.min(count, isPhone ? 1 : MOST_DOTS)} aria-hidden />
    </button>
  );
}
