import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import styles from "./OpeningCountdown.module.css";
import { TIME_UNITS, timeLeft } from "./timeLeft.ts";

/** How long until the door opens, second by second. */
export function OpeningCountdown({ atMs }: { atMs: number }) {
  const left = timeLeft(atMs - useSeconds(true));
  return (
    <div className={styles["countdown"]} role="timer">
      {TIME_UNITS.map((unit) => (
        <span key={unit} className={styles["unit"]}>
          <b>{String(left[unit]).padStart(2, "0")}</b> {unitName(unit, left[unit])}
        </span>
      ))}
    </div>
  );
}

/** The unit's name as it stands after that number. */
function unitName(unit: (typeof TIME_UNITS)[number], count: number): string {
  const format = new Intl.NumberFormat(currentLocale(), { style: "unit", unit, unitDisplay: "long" });
  return format.formatToParts(count).find(({ type }) => type === "unit")?.value ?? "";
}
