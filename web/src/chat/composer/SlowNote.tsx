import { IconHourglass } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { chatTexts } from "../texts.ts";
import styles from "./Composer.module.css";
import type { Slow } from "./useSlow.ts";

/** Shows that slow mode is on, and how long to wait. */
export function SlowNote({ everySeconds, restSeconds }: Slow) {
  const say = useTexts(chatTexts);
  return (
    <p className={styles["slow"]}>
      <IconHourglass size={14} stroke={1.75} aria-hidden />
      {restSeconds === 0 ? (
        <span>{say("slow", { seconds: everySeconds })}</span>
      ) : (
        <span role="timer">{say("slowRest", { seconds: restSeconds })}</span>
      )}
    </p>
  );
}
