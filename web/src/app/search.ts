import { z } from "zod";

/*
 * Search parameters as text, since a room may be called 1. A parameter that does not match its schema is ignored, so a
 * mistyped URL still opens its page.
 */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Record<string, unknown>): string {
  const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}

/** The position of a message in a chat. */
export const ChatPosition = z.coerce.number().int().min(1).max(2_147_483_647);

type Shape = Record<string, z.ZodType>;
type Search<Fields extends Shape> = { [Name in keyof Fields]?: z.output<Fields[Name]> };

/**
 * For `validateSearch`: keeps each valid value. Invalid ones are set to undefined: the router merges this over the raw
 * search params, so a missing key would let the raw value through.
 */
export function search<Fields extends Shape>(fields: Fields): (raw: Record<string, unknown>) => Search<Fields> {
  return (raw) => {
    const kept: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(fields)) {
      const parsed = schema.safeParse(raw[name]);
      kept[name] = parsed.success ? parsed.data : undefined;
    }
    return kept as Search<Fields>;
  };
}
