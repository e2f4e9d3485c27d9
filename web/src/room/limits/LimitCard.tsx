import type { Icon } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import asideStyles from "../aside.module.css";
import styles from "./limits.module.css";

interface LimitCardProps {
  Icon: Icon;
  title: string;
  text: string;
  /** How much is used, from 0 to 1. */
  meter?: { label: string; value: string; share: number };
  /** The ways on, the first of them the most likely. */
  children: ReactNode;
}

/** What is limited, how much of it is used, and the ways on. */
export function LimitCard({ Icon, title, text, meter, children }: LimitCardProps) {
  const id = useId();
  return (
    <article
      className={`${asideStyles["card"]} ${styles["card"]}`}
      aria-labelledby={id}
      role="status"
      data-wide
      data-testid="limit"
    >
      <div className={asideStyles["head"]}>
        <span className={styles["mark"]}>
          <Icon size={22} stroke={1.75} aria-hidden />
        </span>
        <div className={styles["words"]}>
          <b id={id}>{title}</b>
          <p>{text}</p>
        </div>
      </div>
      {meter === undefined ? null : (
        <div className={styles["meter"]}>
          <span>{meter.label}</span>
          <b>{meter.value}</b>
          <i aria-hidden>
            <i style={{ width: `${Math.round(Math.min(1, meter.share) * 100)}%` }} />
          </i>
        </div>
      )}
      <div className={styles["acts"]}>{children}</div>
    </article>
  );
}
