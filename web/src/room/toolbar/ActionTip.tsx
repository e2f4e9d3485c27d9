import type { ActionModel } from "../actions/roomActions.ts";
import styles from "./toolbar.module.css";

/** What a button does, and the key that does the same. */
export function ActionTip({ action: { label, key } }: { action: Pick<ActionModel, "label" | "key"> }) {
  return (
    <>
      {label}
      {key === null ? null : <kbd className={styles["key"]}>{key.says}</kbd>}
    </>
  );
}
