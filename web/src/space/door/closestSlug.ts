/** With a larger edit distance it is a different word. */
const MOST_CHANGES = 2;

/** The known address closest to the typed one, if it is close enough. */
export function closestSlug<Known extends { slug: string }>(typed: string, known: readonly Known[]): Known | null {
  const wanted = typed.toLowerCase();
  const ranked = known
    .map((each) => ({ each, changes: changesBetween(wanted, each.slug.toLowerCase()) }))
    .filter(({ each, changes }) => changes > 0 && changes <= Math.min(MOST_CHANGES, Math.floor(each.slug.length / 3)))
    .toSorted((a, b) => a.changes - b.changes);
  return ranked[0]?.each ?? null;
}

/** Edit distance: how many characters to insert, delete or replace to turn one word into the other. */
function changesBetween(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, sign] of Array.from(from).entries()) {
    const line = [row + 1];
    for (const [at, other] of Array.from(to).entries()) {
      const put = (line[at] ?? 0) + 1;
      const taken = (above[at + 1] ?? 0) + 1;
      const changed = (above[at] ?? 0) + (sign === other ? 0 : 1);
      line.push(Math.min(put, taken, changed));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
