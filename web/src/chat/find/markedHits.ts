import type { TextRange } from "@atrium/contract";

interface Piece {
  text: string;
  isHit: boolean;
}

/** Splits a text at its matches; ranges that overlap or lie outside of it do no harm. */
export function markedHits(text: string, hits: readonly TextRange[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (to: number, isHit: boolean) => {
    if (to > at) pieces.push({ text: text.slice(at, to), isHit });
    at = Math.max(at, to);
  };
  for (const { from, to } of hits.toSorted((a, b) => a.from - b.from)) {
    add(Math.min(from, text.length), false);
    add(Math.min(to, text.length), true);
  }
  add(text.length, false);
  return pieces;
}
