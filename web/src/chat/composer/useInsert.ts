import type { RefObject } from "react";
import { flushSync } from "react-dom";

interface InsertInput {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  maxLength: number;
  setText: (text: string) => void;
  caretAt: (caret: number) => void;
}

/** Inserts text at the caret or replaces the selection; the caret moves behind it. */
export function useInsert({ field, text, maxLength, setText, caretAt }: InsertInput): (piece: string) => void {
  return (piece) => {
    const element = field.current;
    if (element === null) return;
    const before = text.slice(0, element.selectionStart);
    // A mention must start a word.
    const inserted = piece === "@" && /\S$/.test(before) ? ` ${piece}` : piece;
    const next = before + inserted + text.slice(element.selectionEnd);
    if (next.length > maxLength) return;
    const caret = before.length + inserted.length;
    flushSync(() => {
      setText(next);
      caretAt(caret);
    });
    element.focus();
    element.setSelectionRange(caret, caret);
  };
}
