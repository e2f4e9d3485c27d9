import { Textarea, type TextareaProps } from "@mantine/core";
import styles from "./counted.module.css";

interface CountedAreaProps extends Omit<TextareaProps, "maxLength"> {
  /** How much is written, and how much fits: whatever is more is cut off as it is typed. */
  used: number;
  max: number;
}

/** Words of several lines, with a counter beside the label. */
export function CountedArea({ used, max, ...props }: CountedAreaProps) {
  return (
    <div className={styles["counted"]}>
      <Textarea {...props} maxLength={max} />
      <span className={styles["counter"]} data-full={used >= max || undefined} aria-hidden>
        {used} / {max}
      </span>
    </div>
  );
}
