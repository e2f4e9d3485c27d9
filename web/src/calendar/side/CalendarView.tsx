import { errorText } from "@atrium/contract";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import styles from "./Calendar.module.css";
import { CalendarFoot } from "./CalendarFoot.tsx";
import { CalendarHead } from "./CalendarHead.tsx";
import type { Day } from "../events/calendarDays.ts";
import { DayList } from "./DayList.tsx";
import type { MeetingSpace } from "../events/eventRow.ts";
import { EventPage } from "./EventPage.tsx";
import { NotConnected } from "./NotConnected.tsx";
import { calendarTexts } from "../texts.ts";
import type { CalendarState } from "../events/useCalendar.ts";
import type { Connect } from "../connect/useConnect.ts";

export interface CalendarViewProps {
  calendar: CalendarState;
  connect: Connect;
  space: MeetingSpace;
  zone: string;
  nowMs: number;
  today: Day;
  day: Day;
  choose: (day: Day) => void;
  isPhone?: boolean;
  close?: ReactNode;
  /** For drawings. */
  opened?: string | null;
  showsWeek?: boolean;
}

export function CalendarView(props: CalendarViewProps) {
  const { calendar, close = null } = props;
  const [opened, setOpened] = useState(props.opened ?? null);
  const [lastId, setLastId] = useState<string | null>(null);
  const [isWeek, setWeek] = useState(props.showsWeek ?? false);
  const open = (id: string) => {
    setOpened(id);
    setLastId(id);
  };
  if (calendar.state === "notConnected") {
    return (
      <section className={styles["calendar"]} data-phone={props.isPhone}>
        <header className={styles["bare"]}>{close}</header>
        <NotConnected connect={props.connect} lacksEmail={calendar.lacksEmail} />
      </section>
    );
  }
  const event = calendar.state === "shown" ? calendar.events.find(({ id }) => id === opened) : undefined;
  return (
    <section className={styles["calendar"]} data-phone={props.isPhone}>
      {event === undefined ? (
        <Days {...props} {...{ open, lastId, isWeek, setWeek }} />
      ) : (
        <EventPage key={event.id} {...props} event={event} back={() => setOpened(null)} />
      )}
    </section>
  );
}

interface DaysProps extends CalendarViewProps {
  open: (id: string) => void;
  /** The meeting from whose page one comes back. */
  lastId: string | null;
  isWeek: boolean;
  setWeek: (isWeek: boolean) => void;
}

function Days(props: DaysProps) {
  const { calendar, lastId } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lastId !== null) list.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(lastId)}"]`)?.focus();
  }, [lastId]);
  const events = calendar.state === "shown" ? calendar.events : [];
  return (
    <>
      <CalendarHead {...props} events={events} />
      <Body {...props} list={list} />
      {calendar.state === "shown" ? <CalendarFoot {...calendar} nowMs={props.nowMs} /> : null}
    </>
  );
}

function Body(props: DaysProps & { list: RefObject<HTMLDivElement | null> }) {
  const { calendar } = props;
  const say = useTexts(calendarTexts);
  const locale = useLocale();
  switch (calendar.state) {
    case "shown":
      return <DayList {...props} events={calendar.events} />;
    case "failed":
      return (
        <div className={styles["said"]} role="alert">
          <b>{say("failed")}</b>
          <p>{errorText(calendar.code, locale)}</p>
          <Button variant="glass-accent" onClick={calendar.again}>
            {say("again")}
          </Button>
        </div>
      );
    default:
      return (
        <p className={styles["said"]} role="status">
          {say("loading")}
        </p>
      );
  }
}
