import { bounds } from "@atrium/contract";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import styles from "./list.module.css";
import { listTexts } from "./texts.ts";

interface RenameFieldProps {
  name: string;
  /** Also with what it was: then nothing is changed. */
  keep: (name: string) => void;
}

/** A name typed where it stands. Leaving the field keeps it, Escape leaves it as it was. */
export function RenameField({ name, keep }: RenameFieldProps) {
  const say = useTexts(listTexts);
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
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
    <input
      ref={field}
      className={styles["rename"]}
      aria-label={say("newName")}
      title={say("renameHint")}
      defaultValue={name}
      maxLength={bounds.roomName.max}
      autoFocus
      onKeyDown={onKeyDown}
      onBlur={(event) => end(event.currentTarget.value)}
    />
  );
}
