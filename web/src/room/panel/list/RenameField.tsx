import { bounds } from "@atrium/contract";
import type { Icon } from "@tabler/icons-react";
import { useEffect, useId, useRef, type KeyboardEvent } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import styles from "./list.module.css";
import { listTexts } from "./texts.ts";

interface RenameFieldProps {
  name: string;
  /** Of the row that it stands in. */
  Sign: Icon;
  /** Also called with the old name: then nothing changes. */
  keep: (name: string) => void;
}

/** Renames in place. Leaving the field saves, Escape cancels. */
export function RenameField({ name, Sign, keep }: RenameFieldProps) {
  const say = useTexts(listTexts);
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const keys = useId();
  useEffect(() => field.current?.select(), []);
  const end = (typed: string) => {
    if (isOver.current) return;
    isOver.current = true;
    keep(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.key === "Enter") end(event.currentTarget.value);
    if (event.key === "Escape") end(name);
  };
  return (
    <>
      <span className={styles["rename"]}>
        <Sign size={19} stroke={1.75} aria-hidden />
        <input
          ref={field}
          aria-label={say("newName")}
          aria-describedby={keys}
          defaultValue={name}
          maxLength={bounds.roomName.max}
          autoFocus
          onKeyDown={onKeyDown}
          onBlur={(event) => end(event.currentTarget.value)}
        />
      </span>
      <p id={keys} className={styles["keys"]}>
        <kbd>Enter</kbd> {say("keepName")} <kbd>Esc</kbd> {say("leaveName")}
      </p>
    </>
  );
}
