/**
 * What a form holds after what is stored has changed: untouched fields follow it; the same values where nothing does.
 */
export function followed<Values extends object>(
  values: Values,
  { before, now }: Record<"before" | "now", Values>,
): Values {
  const fields = Object.keys(now) as (keyof Values)[];
  const follow = fields.filter((field) => isSame(values[field], before[field]) && !isSame(values[field], now[field]));
  return follow.length === 0
    ? values
    : { ...values, ...Object.fromEntries(follow.map((field) => [field, now[field]])) };
}

/** Blanks around a text are not sent, and must not go while somebody types. */
const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === "string" && typeof other === "string" ? one.trim() === other.trim() : one === other;
