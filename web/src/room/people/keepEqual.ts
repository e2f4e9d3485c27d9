/** Reuses the earlier list if nothing changed, and the earlier items if only some did, so that React renders less. */
export function keepEqual<Item extends object>(
  before: readonly Item[],
  after: readonly Item[],
  key: keyof Item,
): readonly Item[] {
  const known = new Map(before.map((item) => [item[key], item]));
  const kept = after.map((item) => {
    const was = known.get(item[key]);
    return was !== undefined && isEqual(was, item) ? was : item;
  });
  const same = kept.length === before.length && kept.every((item, index) => item === before[index]);
  return same ? before : kept;
}

/** One level deep. */
export function isEqual<Item extends object>(a: Item, b: Item): boolean {
  const keys = Object.keys(a) as (keyof Item)[];
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}
