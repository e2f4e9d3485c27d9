import type { ReactNode } from "react";
import styles from "./losses.module.css";

/** What is deleted along with something, one `li` each. */
export function Losses({ children }: { children: ReactNode }) {
  return <ul className={styles["losses"]}>{children}</ul>;
}
