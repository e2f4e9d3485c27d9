import { isApple } from "../../platform/isApple.ts";
import type { TextRange } from "./typeIn.ts";

/** By physical key: the same position in every layout. */
const MARKS: Readonly<Record<string, string>> = { KeyB: "**", KeyI: "_", KeyE: "`" };

type Pressed = Pick<KeyboardEvent, "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The formatting of a key: bold, italic or code; null for another key. Ctrl moves the caret on Apple devices. */
export function markOfKey({ code, ctrlKey, metaKey, altKey, shiftKey }: Pressed, onApple = isApple()): string | null {
  const isMod = onApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isMod && !altKey && !shiftKey ? (MARKS[code] ?? null) : null;
}

/** The replacement for a part of a text, and the selection afterwards. */
export interface Marking extends TextRange {
  piece: string;
  selects: TextRange;
}

/** Formats the selection, or removes the formatting. Marks do not span lines: each line gets its own. */
export function marking(text: string, selected: TextRange, mark: string): Marking {
  const { from, to } = withinSpaces(text, selected);
  const words = text.slice(from, to);
  const size = mark.length;
  const isAround = text.slice(from - size, from) === mark && text.slice(to, to + size) === mark && from >= size;
  if (isAround) return becomes({ from: from - size, to: to + size }, words, 0);
  const isInside = words.length >= size * 2 && words.startsWith(mark) && words.endsWith(mark) && !words.includes("\n");
  if (isInside) return becomes({ from, to }, words.slice(size, -size), 0);
  if (!words.includes("\n")) return becomes({ from, to }, mark + words + mark, size);
  const lines = words.split("\n").map((line) => line.replace(/\S(?:.*\S)?/u, (said) => mark + said + mark));
  return becomes({ from, to }, lines.join("\n"), 0);
}

/** `edge`: this much at both ends of the piece is not selected. */
const becomes = ({ from, to }: TextRange, piece: string, edge: number): Marking => ({
  from,
  to,
  piece,
  selects: { from: from + edge, to: from + piece.length - edge },
});

/** A mark must be next to a word, not to the space before it. */
function withinSpaces(text: string, { from, to }: TextRange): TextRange {
  const words = text.slice(from, to);
  if (words.trim() === "") return { from, to };
  return { from: from + words.length - words.trimStart().length, to: to - (words.length - words.trimEnd().length) };
}
