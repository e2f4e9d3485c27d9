import type { ReactNode } from "react";
import styles from "./list.module.css";

/** An icon on a plate, for a row without a face. */
export const RowIcon = ({ children }: { children: ReactNode }) => <span className={styles["icon"]}>{children}</span>;
