import type { DayPass, DayPassStart } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { MonthGrid } from "../../ui/month/MonthGrid.tsx";
import { dayIn, lastDayFrom, passOnDay, whyNotDay } from "./passDays.ts";
import { dayPassTexts } from "./texts.ts";

interface MoveCalendarProps {
  pass: DayPass;
  /** The team's other passes. */
  others: readonly DayPass[];
  /** When it would begin. */
  start: DayPassStart;
  nowMs: number;
  onPick: (startDate: string) => void;
}

/** The days of a pass that is moved, in their month: the day that is pressed becomes its first. */
export function MoveCalendar({ pass, others, start, nowMs, onPick }: MoveCalendarProps) {
  const say = useTexts(dayPassTexts);
  const locale = currentLocale();
  return (
    <MonthGrid
      locale={locale}
      from={start.startDate}
      to={lastDayFrom(start.startDate, pass)}
      today={dayIn(nowMs, start.timeZone)}
      whyNot={(day) => whyNotDay(day, { wanted: start, next: "first", nowMs }, { say, locale })}
      noteOf={(day) => passOnDay(day, others, say)}
      onPick={onPick}
    />
  );
}
