import type { DayPass, WantedDayPass } from "@atrium/contract";
import { useState } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { MonthGrid } from "../../ui/month/MonthGrid.tsx";
import styles from "./dayPass.module.css";
import { dayIn, passOnDay, pickedDay, whyNotDay, type PassEnd } from "./passDays.ts";
import { dayPassTexts } from "./texts.ts";

interface PassCalendarProps {
  wanted: WantedDayPass;
  passes: readonly DayPass[];
  nowMs: number;
  change: (part: Partial<WantedDayPass>) => void;
}

/** The days of a pass in their month: the first that is pressed begins it, the second ends it. */
export function PassCalendar({ wanted, passes, nowMs, change }: PassCalendarProps) {
  const say = useTexts(dayPassTexts);
  const locale = currentLocale();
  const [next, setNext] = useState<PassEnd>("first");
  const pick = (day: string) => {
    const picked = pickedDay(day, { wanted, next });
    setNext(picked.next);
    change(picked.part);
  };
  return (
    <div className={styles["calendar"]}>
      <MonthGrid
        locale={locale}
        from={wanted.startDate}
        to={wanted.endDate}
        today={dayIn(nowMs, wanted.timeZone)}
        whyNot={(day) => whyNotDay(day, { wanted, next, nowMs }, { say, locale })}
        noteOf={(day) => passOnDay(day, passes, say)}
        onPick={pick}
      />
      <p className={styles["next"]} aria-live="polite">
        {say(next === "first" ? "firstDayNext" : "lastDayNext")}
      </p>
    </div>
  );
}
