import { z } from "zod";

interface Length {
  min: number;
  max: number;
}

/**
 * Text of several lines, trimmed. Lengths are in symbols (Unicode code points), so that an emoji or a rare letter counts
 * once; the plain `maxLength` of the schema is in UTF-16 units and only bounds the work.
 */
export const text = ({ min, max }: Length) =>
  z
    .string()
    .trim()
    .max(2 * max)
    .refine((typed) => isWithin(typed, { min, max }), `must have ${min} to ${max} symbols`);

/** Text of one line, trimmed: a name or a title. Something of it must be visible where it must not be empty. */
export const line = (length: Length) =>
  text(length).refine((typed) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(typed), "must be one line");

function isWithin(typed: string, { min, max }: Length): boolean {
  const symbols = Array.from(typed).length;
  if (symbols < min || symbols > max) return false;
  return min === 0 || /[^\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u3164\uFFA0]/u.test(typed);
}
