import { z } from "zod";
import { plainText, withMarksTogether } from "./plainText.ts";

interface Length {
  min: number;
  max: number;
}

/**
 * Text of several lines, trimmed, made safe to show within our own text. Lengths are in code points, so an emoji or a
 * rare letter counts once.
 */
export const text = (length: Length) =>
  measured(
    z.string().overwrite((typed) => plainText(typed)),
    length,
  );

/**
 * Names of people, rooms, spaces and teams: one line in any script. Direction marks, which are easily pasted along with
 * a name and would reverse the text around it, are removed, and so are invisible hyphens and anchors.
 */
export const name = (length: Length) =>
  measured(
    z.string().overwrite((typed) => typed.replace(/[\p{Bidi_Control}\u00AD\uFFF9-\uFFFB]/gu, "").normalize("NFC")),
    length,
  )
    .refine((typed) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(typed), "must be one line")
    .refine((typed) => !TOWER.test(withMarksTogether(typed)), "must not pile up marks");

/** More marks on a letter than any script has: Hebrew with its accents has four, Burmese more that stand side by side. */
const TOWER = /[\p{Mn}\p{Me}]{5}|\p{M}{9}/u;

/** The schema's own maximum is in UTF-16 units and only limits the work; error messages name code points. */
const measured = (typed: z.ZodString, { min, max }: Length) =>
  typed
    .trim()
    .max(2 * max)
    .refine((trimmed) => isWithin(trimmed, { min, max }), {
      error: `must have ${min} to ${max} symbols`,
      params: { symbols: { min, max } },
    })
    .meta({ minLength: min, maxLength: max });

/** A text that must not be empty needs something visible. */
function isWithin(typed: string, { min, max }: Length): boolean {
  const symbols = Array.from(typed).length;
  if (symbols < min || symbols > max) return false;
  return min === 0 || /[^\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u.test(typed);
}
