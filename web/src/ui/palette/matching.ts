import type { TextRange } from "@atrium/contract";

const MOST_SHOWN = 12;

/** What matches, best first: names that begin with what was typed before names that hold it. All when nothing is typed. */
export function bestMatches<Entry extends { label: string }>(typed: string, entries: readonly Entry[]): Entry[] {
  const wanted = plain(typed.trim());
  return entries
    .map((entry) => ({ entry, rank: rank(plain(entry.label), wanted) }))
    .filter(({ rank: found }) => found !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, MOST_SHOWN)
    .map(({ entry }) => entry);
}

/** Where in a label what was typed stands: as it is ranked, at the beginning of a word before anywhere else. */
export function labelHits(label: string, typed: string): readonly TextRange[] {
  const wanted = plain(typed.trim());
  if (wanted === "") return [];
  const signs = Array.from(label, plain);
  const bare = signs.join("");
  const ofWord = bare.startsWith(wanted) ? 0 : bare.indexOf(` ${wanted}`) + 1;
  const begin = ofWord > 0 || bare.startsWith(wanted) ? ofWord : bare.indexOf(wanted);
  return begin < 0 ? [] : [{ from: placeOf(label, signs, begin), to: placeOf(label, signs, begin + wanted.length) }];
}

/** The place in a label of a place in its plain form, whose signs may be longer or shorter. */
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

/** 0 when the name begins with it, 1 when a word of it does, 2 when it is anywhere inside, null when it is not. */
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
