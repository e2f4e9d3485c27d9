import { bounds } from "@atrium/contract";
import { useEffect, useState, type KeyboardEvent, type RefObject } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import type { Extent } from "../../map/camera.ts";
import { elementTexts } from "../texts.ts";
import styles from "./elementView.module.css";
import { useFittingText } from "./useFittingText.ts";
import type { Writing } from "./writing.ts";

interface WritingFieldProps {
  content: string;
  fontSize: number;
  least: number;
  size: Extent;
  writing: Writing;
}

/** The text field of an element. It keeps what is typed: the server's version is trimmed, and may be older. */
export function WritingField({ content, fontSize, least, size, writing }: WritingFieldProps) {
  const say = useTexts(elementTexts);
  const [typed, setTyped] = useState(content);
  const field = useFittingText<HTMLTextAreaElement>({ content: typed, fontSize, least, ...size });
  useCaretAtEnd(field);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    writing.end();
  };
  return (
    <textarea
      ref={field}
      className={styles["words"]}
      value={typed}
      dir="auto"
      maxLength={bounds.elementText.max}
      aria-label={say("writeHere")}
      placeholder={say("writeHere")}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        writing.type(currentTarget.value);
      }}
    />
  );
}

function useCaretAtEnd(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }, [field]);
}
