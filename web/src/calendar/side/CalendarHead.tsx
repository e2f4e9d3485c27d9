import type { CalendarEvent } from "@atrium/contract";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import styles from "./Calendar.module.css";
import { addDays, noonOf, weekOf, type Day } from "../events/calendarDays.ts";
import { dayTitle, weekTitle } from "../events/dayWords.ts";
import { calendarTexts } from "../texts.ts";
import { WeekStrip } from "./WeekStrip.tsx";

interface CalendarHeadProps {
  events: readonly CalendarEvent[];
  zone: string;
  today: Day;
  day: Day;
  choose: (day: Day) => void;
  isWeek: boolean;
  setWeek: (isWeek: boolean) => void;
  isPhone?: boolean;
  close?: ReactNode;
}

/** Which day it is, and the ways to others. A phone has the week always. */
export function CalendarHead(props: CalendarHeadProps) {
  const { zone, day, isWeek, isPhone = false, close = null } = props;
  const locale = useLocale();
  const title = isWeek && !isPhone ? weekTitle(weekOf(day), zone, locale) : dayTitle(noonOf(day, zone), locale);
  return (
    <>
      <header className={styles["head"]}>
        <h2 aria-live="polite">{title}</h2>
        <Steps {...props} isWeek={isWeek || isPhone} />
        {close}
      </header>
      {isPhone ? null : <Span {...props} />}
      {isPhone || isWeek ? <WeekStrip {...props} /> : null}
    </>
  );
}

function Steps({ day, choose, isWeek }: CalendarHeadProps) {
  const say = useTexts(calendarTexts);
  const step = isWeek ? 7 : 1;
  return (
    <>
      <button
        type="button"
        className={styles["tool"]}
        aria-label={say(isWeek ? "weekBefore" : "dayBefore")}
        onClick={() => choose(addDays(day, -step))}
      >
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className={styles["tool"]}
        aria-label={say(isWeek ? "weekAfter" : "dayAfter")}
        onClick={() => choose(addDays(day, step))}
      >
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </button>
    </>
  );
}

function Span({ isWeek, setWeek, today, day, choose }: CalendarHeadProps) {
  const say = useTexts(calendarTexts);
  const showToday = () => {
    setWeek(false);
    choose(today);
  };
  return (
    <div className={styles["span"]} role="group" aria-label={say("shown")}>
      <button type="button" aria-pressed={!isWeek && day === today} onClick={showToday}>
        {say("today")}
      </button>
      <button type="button" aria-pressed={isWeek} onClick={() => setWeek(true)}>
        {say("week")}
      </button>
    </div>
  );
}
