import type { ReactNode } from "react";
import styles from "./losses.module.css";

/** What goes with something that is deleted, a `li` each. */
export function Losses({ children }: { children: ReactNode }) {
  return <ul className={styles["losses"]}>{children}</ul>;
}
