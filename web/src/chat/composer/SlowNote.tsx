import { IconHourglass } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { chatTexts } from "../texts.ts";
import styles from "./Composer.module.css";
import type { Slow } from "./useSlow.ts";

/** Says that slow mode is on, while the user can write. */
export function SlowNote({ everySeconds, restSeconds }: Slow) {
  const say = useTexts(chatTexts);
  if (restSeconds > 0) return null;
  return (
    <p className={styles["slow"]}>
      <IconHourglass size={14} stroke={1.75} aria-hidden />
      <span>{say("slow", { seconds: everySeconds })}</span>
    </p>
  );
}

/** Counts down, beside the button, until the user can write again. */
export function SlowRest({ restSeconds }: Pick<Slow, "restSeconds">) {
  const say = useTexts(chatTexts);
  return (
    <span role="timer" aria-label={say("slowRest", { seconds: restSeconds })} className={styles["rest"]}>
      {say("slowNext", { seconds: restSeconds })}
    </span>
  );
}
