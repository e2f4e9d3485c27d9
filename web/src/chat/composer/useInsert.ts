import type { RefObject } from "react";
import { typeIn } from "./typeIn.ts";

interface InsertInput {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  maxLength: number;
}

/** Inserts text at the caret or replaces the selection; the caret moves behind it. */
export function useInsert({ field, text, maxLength }: InsertInput): (piece: string) => void {
  return (piece) => {
    const element = field.current;
    if (element === null) return;
    const before = text.slice(0, element.selectionStart);
    // A mention must start a word.
    const inserted = piece === "@" && /\S$/.test(before) ? ` ${piece}` : piece;
    const { selectionStart: from, selectionEnd: to } = element;
    if (text.length - (to - from) + inserted.length <= maxLength) typeIn(element, { from, to }, inserted);
  };
}
