import type { CalendarEvent } from "@atrium/contract";
import { Fragment, type RefObject } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { dateText } from "../../ui/dates.ts";
import frame from "./Calendar.module.css";
import { addDays, daysOf, eventsOn, noonOf, type Day } from "../events/calendarDays.ts";
import { dayTitle, longWeekday } from "../events/dayWords.ts";
import styles from "./DayList.module.css";
import { EventLine } from "./EventLine.tsx";
import { eventRow, rowsBeforeNow, type MeetingSpace } from "../events/eventRow.ts";
import { calendarTexts } from "../texts.ts";

interface DayListProps {
  events: readonly CalendarEvent[];
  space: MeetingSpace;
  zone: string;
  nowMs: number;
  today: Day;
  day: Day;
  open: (id: string) => void;
  list: RefObject<HTMLDivElement | null>;
}

/** A day and the one after it, if anything is on it. */
export function DayList({ list, ...props }: DayListProps) {
  const { events, zone, today, day } = props;
  const say = useTexts(calendarTexts);
  const next = addDays(day, 1);
  // What goes on from this day is not said twice.
  const later = events.filter((event) => daysOf(event, zone).first > day);
  const [now, then] = [eventsOn(events, day, zone), eventsOn(later, next, zone)];
  const isEmpty = now.allDay.length + now.timed.length === 0;
  const hasNext = then.allDay.length + then.timed.length > 0;
  return (
    <div ref={list} className={styles["list"]}>
      {isEmpty ? (
        <div className={frame["said"]}>
          <b>{say("nothing")}</b>
          <p>{say("nothingLead")}</p>
        </div>
      ) : (
        <DayRows {...props} />
      )}
      {hasNext ? (
        <>
          <DayName day={next} zone={zone} isTomorrow={day === today} />
          <DayRows {...props} events={later} day={next} />
        </>
      ) : null}
    </div>
  );
}

function DayName({ day, zone, isTomorrow }: { day: Day; zone: string; isTomorrow: boolean }) {
  const say = useTexts(calendarTexts);
  const locale = useLocale();
  const atMs = noonOf(day, zone);
  return (
    <h3 className={styles["dayName"]}>
      {isTomorrow ? say("tomorrow") : dayTitle(atMs, locale)}
      {isTomorrow ? <small>{longWeekday(atMs, zone, locale)}</small> : null}
    </h3>
  );
}

function DayRows({ events, space, zone, nowMs, today, day, open }: Omit<DayListProps, "list">) {
  const say = useTexts(calendarTexts);
  const { allDay, timed } = eventsOn(events, day, zone);
  const rows = timed.map((event) => eventRow(event, space, nowMs));
  const before = day === today ? rowsBeforeNow(rows, nowMs) : -1;
  return (
    <>
      {allDay.map(({ id, title }) => (
        <button key={id} type="button" className={styles["allDay"]} onClick={() => open(id)} data-event={id}>
          {say("allDay", { title: title === "" ? say("untitled") : title })}
        </button>
      ))}
      <ul>
        {rows.map((row, at) => (
          <Fragment key={row.event.id}>
            {at === before ? <NowLine nowMs={nowMs} /> : null}
            <EventLine {...{ row, day, zone, nowMs }} enter={space.enter} open={() => open(row.event.id)} />
          </Fragment>
        ))}
        {before === rows.length && rows.length > 0 ? <NowLine nowMs={nowMs} /> : null}
      </ul>
    </>
  );
}

function NowLine({ nowMs }: { nowMs: number }) {
  const say = useTexts(calendarTexts);
  const time = dateText(nowMs, "time", useLocale());
  return (
    <li className={styles["now"]}>
      <time aria-label={say("now", { time })}>{time}</time>
    </li>
  );
}
