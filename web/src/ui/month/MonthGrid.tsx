import { ActionIcon } from "@mantine/core";
import type { Locale } from "@atrium/contract";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { FIRST_WEEKDAY, LANGUAGE_TAGS } from "../dates.ts";
import { uiTexts } from "../texts.ts";
import { dayByKey, isDay, isSameMonth, monthsLater, weeksOf, type Day } from "./monthDays.ts";
import styles from "./month.module.css";

export interface MonthGridProps {
  locale: Locale;
  /** The chosen days, both included; while a field is edited they may be no days. */
  from: string;
  to: string;
  /** Where it begins while nothing is chosen. */
  today: Day;
  /** Why a day cannot be chosen; null if it can. */
  whyNot: (day: Day) => string | null;
  /** What is marked on a day; null if nothing is. */
  noteOf: (day: Day) => string | null;
  onPick: (day: Day) => void;
}

/** A month of days to choose from. One of them is in the order of Tab; arrows lead to the others, Page keys to other months. */
export function MonthGrid({ from, to, today, onPick, ...rest }: MonthGridProps) {
  const { locale, whyNot } = rest;
  const [at, setAt] = useState({ day: isDay(from) ? from : today, from });
  // Another beginning was typed: its month is shown.
  if (at.from !== from) setAt({ day: isDay(from) ? from : at.day, from });
  const [refused, setRefused] = useState<string | null>(null);
  const go = (day: Day) => {
    if (!isDay(day)) return;
    setRefused(null);
    setAt({ day, from });
  };
  const pick = (day: Day) => {
    go(day);
    const why = whyNot(day);
    setRefused(why);
    if (why === null) onPick(day);
  };
  const chosen = { from, to: isDay(to) ? to : from };
  return (
    <div className={styles["month"]}>
      <MonthHead locale={locale} day={at.day} onMonth={go} />
      <Days {...rest} day={at.day} chosen={chosen} today={today} go={go} pick={pick} />
      <p className={styles["why"]} role="status">
        {refused}
      </p>
    </div>
  );
}

function MonthHead({ locale, day, onMonth }: { locale: Locale; day: Day; onMonth: (day: Day) => void }) {
  const say = useTexts(uiTexts);
  return (
    <div className={styles["head"]}>
      <b aria-live="polite">{textOf(day, { month: "long", year: "numeric" }, locale)}</b>
      <ActionIcon
        variant="quiet"
        size={36}
        aria-label={say("monthBefore")}
        onClick={() => onMonth(monthsLater(day, -1))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="quiet" size={36} aria-label={say("monthAfter")} onClick={() => onMonth(monthsLater(day, 1))}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

interface DaysProps extends Pick<MonthGridProps, "locale" | "today" | "whyNot" | "noteOf"> {
  /** The day in the order of Tab. */
  day: Day;
  chosen: { from: string; to: string };
  go: (day: Day) => void;
  pick: (day: Day) => void;
}

function Days({ day, go, pick, ...rest }: DaysProps) {
  const { locale } = rest;
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isLed = useRef(false);
  useEffect(() => {
    if (isLed.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isLed.current = false;
  }, [day]);
  const lead = (event: KeyboardEvent) => {
    const next = dayByKey(day, event, FIRST_WEEKDAY[locale]);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    isLed.current = true;
    go(next);
  };
  const weeks = weeksOf(day, FIRST_WEEKDAY[locale]);
  return (
    <table
      ref={grid}
      role="grid"
      className={styles["days"]}
      aria-label={textOf(day, { month: "long", year: "numeric" }, locale)}
      onKeyDown={lead}
    >
      <thead>
        <tr>
          {weeks[0]?.map((each) => (
            <th key={each} scope="col" abbr={textOf(each, { weekday: "long" }, locale)}>
              {textOf(each, { weekday: "short" }, locale).slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <DayCell key={each} each={each} day={day} pick={pick} idOfNote={`${id}${each}`} {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends Omit<DaysProps, "go"> {
  each: Day;
  idOfNote: string;
}

function DayCell({ each, day, chosen, today, locale, whyNot, noteOf, pick, idOfNote }: DayCellProps) {
  const why = whyNot(each);
  const note = noteOf(each);
  const isChosen = each >= chosen.from && each <= chosen.to;
  const said = [why, note].filter((part) => part !== null).join(". ");
  return (
    <td
      aria-selected={isChosen}
      data-chosen={isChosen || undefined}
      data-first={each === chosen.from || undefined}
      data-last={each === chosen.to || undefined}
    >
      <button
        type="button"
        data-day={each}
        data-other={!isSameMonth(each, day) || undefined}
        data-noted={note !== null || undefined}
        tabIndex={each === day ? 0 : -1}
        aria-label={textOf(each, { weekday: "long", day: "numeric", month: "long", year: "numeric" }, locale)}
        aria-current={each === today ? "date" : undefined}
        aria-disabled={why !== null}
        aria-describedby={said === "" ? undefined : idOfNote}
        title={said === "" ? undefined : said}
        onClick={() => pick(each)}
      >
        {Number(each.slice(8))}
      </button>
      {said === "" ? null : (
        <span id={idOfNote} hidden>
          {said}
        </span>
      )}
    </td>
  );
}

const textOf = (day: Day, shape: Intl.DateTimeFormatOptions, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...shape, timeZone: "UTC" }).format(Date.parse(day));
