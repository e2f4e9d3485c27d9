import type { ReactNode } from "react";
import styles from "./list.module.css";

interface RowProps {
  /** A face or a picture. */
  picture?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** At the end: a state, a menu. */
  children?: ReactNode;
}

/** A row of a list: a picture, two lines, and its actions. */
export function Row({ picture, title, note, children }: RowProps) {
  return (
    <div className={styles["row"]}>
      {picture}
      <div className={styles["words"]}>
        <b>{title}</b>
        {note === undefined ? null : <small>{note}</small>}
      </div>
      {children}
    </div>
  );
}

/** Rows with dividers between them. */
export function Rows({ children }: { children: ReactNode }) {
  return <div className={styles["rows"]}>{children}</div>;
}
