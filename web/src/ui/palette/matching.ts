import type { TextRange } from "@atrium/contract";

const MOST_SHOWN = 12;

/** Matches, best first: names that start with the query before names that contain it. All for an empty query. */
export function bestMatches<Entry extends { label: string }>(typed: string, entries: readonly Entry[]): Entry[] {
  const wanted = plain(typed.trim());
  return entries
    .map((entry) => ({ entry, rank: rank(plain(entry.label), wanted) }))
    .filter(({ rank: found }) => found !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, MOST_SHOWN)
    .map(({ entry }) => entry);
}

/** The matched part of a label, found in ranking order: at the start of a word before anywhere else. */
export function labelHits(label: string, typed: string): readonly TextRange[] {
  const wanted = plain(typed.trim());
  if (wanted === "") return [];
  const signs = Array.from(label, plain);
  const bare = signs.join("");
  const ofWord = bare.startsWith(wanted) ? 0 : bare.indexOf(` ${wanted}`) + 1;
  const begin = ofWord > 0 || bare.startsWith(wanted) ? ofWord : bare.indexOf(wanted);
  return begin < 0 ? [] : [{ from: placeOf(label, signs, begin), to: placeOf(label, signs, begin + wanted.length) }];
}

/** Maps an index in the normalised label to one in the label itself; their lengths may differ. */
function placeOf(label: string, signs: readonly string[], place: number): number {
  let passed = 0;
  let at = 0;
  for (const [index, sign] of Array.from(label).entries()) {
    if (passed >= place) break;
    passed += signs[index]?.length ?? 0;
    at += sign.length;
  }
  return at;
}

/** 0 if the name starts with it, 1 if a word does, 2 if it is anywhere inside, else null. */
function rank(label: string, wanted: string): number | null {
  if (label.startsWith(wanted)) return 0;
  if (label.includes(` ${wanted}`)) return 1;
  return label.includes(wanted) ? 2 : null;
}

/** Lower case without accents, so that "tomas" finds "Tomás" and "елка" finds "Ёлка". */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
