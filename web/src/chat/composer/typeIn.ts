export interface TextRange {
  from: number;
  to: number;
}

/**
 * Replaces a part of a field as if it had been typed: the browser can undo it, and the field gets its input event. The
 * command is deprecated, but the only one that supports undo.
 */
export function typeIn(field: HTMLTextAreaElement, { from, to }: TextRange, piece: string): void {
  field.focus();
  field.setSelectionRange(from, to);
  const isDone = document.execCommand(piece === "" ? "delete" : "insertText", false, piece);
  if (isDone) return;
  field.setRangeText(piece, from, to, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
