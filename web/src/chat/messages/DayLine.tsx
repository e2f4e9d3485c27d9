import { useState } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import styles from "./ChatList.module.css";
import { chatTexts } from "../texts.ts";

const DAY_MS = 24 * 3_600_000;

/** Separates days. */
export function DayLine({ atMs }: { atMs: number }) {
  const say = useTexts(chatTexts);
  const [nowMs] = useState(() => Date.now());
  const day = new Date(atMs).toDateString();
  const text =
    day === new Date(nowMs).toDateString()
      ? say("today")
      : day === new Date(nowMs - DAY_MS).toDateString()
        ? say("yesterday")
        : dateText(atMs, "day", currentLocale());
  return <p className={styles["day"]}>{text}</p>;
}
