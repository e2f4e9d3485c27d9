import type { ReactNode } from "react";
import styles from "./list.module.css";

/** The picture of a row that has no face: an icon on a plate. */
export const RowIcon = ({ children }: { children: ReactNode }) => <span className={styles["icon"]}>{children}</span>;
