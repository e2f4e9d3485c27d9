import { EMOJI_GROUPS, findEmoji, type EmojiEntry } from "./emojiList.ts";

export const EMOJI_COLUMNS = 8;
const MOST_FOUND = 48;

type TitleKey = "found" | "used" | `group${(typeof EMOJI_GROUPS)[number]}`;
/** The rows of the picker, from top to bottom; `from` is the index of its first emoji among all. */
export type EmojiRow =
  | { kind: "title"; key: string; title: TitleKey }
  | { kind: "emoji"; key: string; entries: readonly EmojiEntry[]; from: number };

/** During a search: the results, then frequently used ones; otherwise frequently used ones and all groups. */
export function emojiRows(entries: readonly EmojiEntry[], used: readonly string[], find: string): EmojiRow[] {
  const byEmoji = new Map(entries.flatMap((entry) => [entry.emoji, ...entry.tones].map((each) => [each, entry])));
  const frequent = used.map((emoji) => ({ ...(byEmoji.get(emoji) ?? unknown(emoji)), emoji, tones: [] }));
  const groups = EMOJI_GROUPS.map((group) => ({
    title: `group${group}` as const,
    of: entries.filter((entry) => entry.group === group),
  }));
  const rows: EmojiRow[] = [];
  let from = 0;
  const isSearch = find.trim() !== "";
  const sections = [
    { title: "found" as const, of: findEmoji(entries, find, MOST_FOUND) },
    { title: "used" as const, of: frequent },
    ...(isSearch ? [] : groups),
  ];
  for (const { title, of } of sections.filter((section) => section.of.length > 0)) {
    rows.push({ kind: "title", key: title, title });
    for (let at = 0; at < of.length; at += EMOJI_COLUMNS) {
      const inRow = of.slice(at, at + EMOJI_COLUMNS);
      rows.push({ kind: "emoji", key: `${title} ${at}`, entries: inRow, from });
      from += inRow.length;
    }
  }
  return rows;
}

const unknown = (emoji: string): EmojiEntry => ({ emoji, name: emoji, group: 0, words: [], tones: [] });

/** The row that contains an emoji, and the entry. */
export function placeOf(rows: readonly EmojiRow[], index: number): { row: number; entry: EmojiEntry } | null {
  const row = rows.findLastIndex((each) => each.kind === "emoji" && each.from <= index);
  const found = rows[row];
  const entry = found?.kind === "emoji" ? found.entries[index - found.from] : undefined;
  return entry === undefined ? null : { row, entry };
}

/** Where an arrow key leads from an emoji; rows at the end of a group are shorter. */
export function emojiBeside(rows: readonly EmojiRow[], index: number, key: string): number {
  const lines = rows.filter((row) => row.kind === "emoji");
  const last = lines.at(-1);
  const count = last === undefined ? 0 : last.from + last.entries.length;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step !== undefined) return Math.max(0, Math.min(count - 1, index + step));
  const at = lines.findLastIndex(({ from }) => from <= index);
  const here = lines[at];
  const next = lines[at + (key === "ArrowUp" ? -1 : 1)];
  if (here === undefined || next === undefined) return index;
  return next.from + Math.min(index - here.from, next.entries.length - 1);
}
