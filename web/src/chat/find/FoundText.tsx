import type { TextRange } from "@atrium/contract";
import { markedHits } from "./markedHits.ts";

/** A found text with its matches marked. */
export function FoundText({ text, hits }: { text: string; hits: readonly TextRange[] }) {
  return markedHits(text, hits).map((piece, index) => {
    const key = `${index} ${piece.isHit}`;
    return piece.isHit ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}
