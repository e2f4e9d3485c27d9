import type { ReactNode } from "react";
import { isApple } from "../../platform/isApple.ts";
import styles from "./palette.module.css";

interface PaletteRowProps {
  /** A face, or an icon. */
  sign: { face: ReactNode } | { icon: ReactNode };
  label: ReactNode;
  /** Beside the label, less prominent. */
  state?: string | null;
  /** At the end: the key that does the same, or a few words. */
  end: { key: string } | { note: string | undefined };
}

/** The content of a palette line: who or what it is, and what Enter does. */
export function PaletteRow({ sign, label, state = null, end }: PaletteRowProps) {
  return (
    <>
      {"face" in sign ? sign.face : <span className={styles["sign"]}>{sign.icon}</span>}
      <span className={styles["label"]} dir="auto">
        {label}
        <small>{state}</small>
      </span>
      {"key" in end ? (
        <kbd className={styles["key"]}>{end.key}</kbd>
      ) : (
        <span className={styles["what"]}>{end.note}</span>
      )}
      <kbd className={styles["enter"]} aria-hidden>
        ↵
      </kbd>
    </>
  );
}

/** The available keys; referenced by the field and its lines as their description. */
export function PaletteKeys({ words }: { words: { choose: string; go: string; write: string | null; help: string } }) {
  return (
    <p className={styles["keys"]} aria-hidden>
      <kbd className={styles["key"]}>↑</kbd>
      <kbd className={styles["key"]}>↓</kbd>
      {words.choose}
      <kbd className={styles["key"]}>↵</kbd>
      {words.go}
      {words.write === null ? null : (
        <>
          <kbd className={styles["key"]}>{isApple() ? "⌘" : "Ctrl"} ↵</kbd>
          {words.write}
        </>
      )}
      <span>
        <kbd className={styles["key"]}>?</kbd>
        {words.help}
      </span>
    </p>
  );
}
