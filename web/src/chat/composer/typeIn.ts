export interface TextRange {
  from: number;
  to: number;
}

/**
 * Puts a piece in place of a part of a field as if it had been typed: the browser can undo it, and the field hears of it.
 * The command is old, and the only one that undoing knows.
 */
export function typeIn(field: HTMLTextAreaElement, { from, to }: TextRange, piece: string): void {
  field.focus();
  field.setSelectionRange(from, to);
  const isDone = document.execCommand(piece === "" ? "delete" : "insertText", false, piece);
  if (isDone) return;
  field.setRangeText(piece, from, to, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
