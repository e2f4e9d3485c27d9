import type { z } from "zod";
import type { Say } from "../../platform/i18n/texts.ts";
import type { uiTexts } from "../texts.ts";
import type { boundTexts } from "./boundTexts.ts";

interface Words {
  say: Say<(typeof uiTexts)["entries"]>;
  sayBound: Say<(typeof boundTexts)["entries"]>;
  /** A form's own error texts, by field. */
  own: Readonly<Record<string, string | undefined>>;
}
type Issue = z.core.$ZodIssue;

/** The errors of an input, by field, as texts: the first of each, those that count the symbols before any other. */
export function faultsOf(schema: z.ZodType, input: unknown, { say, sayBound, own }: Words): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  const counting = issues.filter((issue) => symbolsOf(issue) !== null);
  const faults: Record<string, string> = {};
  for (const issue of [...counting, ...issues]) {
    const field = String(issue.path[0] ?? "");
    const value = valueOf(input, field);
    faults[field] ??=
      own[field] ?? (isBlank(value) ? say("fieldEmpty") : (boundText(issue, value, sayBound) ?? say("fieldWrong")));
  }
  return faults;
}

const valueOf = (input: unknown, field: string): unknown =>
  typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;

/** Schemas of single-line texts refuse blanks with their own issue codes. */
const isBlank = (value: unknown): boolean => typeof value === "string" && value.trim() === "";

/** Which bound was missed, with its number; null if it was none. */
function boundText(issue: Issue, value: unknown, say: Words["sayBound"]): string | null {
  const symbols = symbolsOf(issue);
  if (symbols !== null && typeof value === "string") {
    const isLong = Array.from(value.trim()).length > symbols.max;
    return isLong ? say("mostSymbols", { count: symbols.max }) : say("leastSymbols", { count: symbols.min });
  }
  if (issue.code !== "too_big" && issue.code !== "too_small") return null;
  const word = BOUNDS[issue.origin]?.[issue.code];
  const count = Number(issue.code === "too_big" ? issue.maximum : issue.minimum);
  return word === undefined ? null : say(word, { count });
}

const NUMBERS = { too_small: "least", too_big: "most" } as const;
const SYMBOLS = { too_small: "leastSymbols", too_big: "mostSymbols" } as const;
const BOUNDS: Readonly<Record<string, typeof NUMBERS | typeof SYMBOLS>> = {
  number: NUMBERS,
  int: NUMBERS,
  string: SYMBOLS,
};

/** How many symbols a text may have, of a schema that counts them itself. */
function symbolsOf(issue: Issue): { min: number; max: number } | null {
  const symbols: unknown = issue.code === "custom" ? issue.params?.["symbols"] : undefined;
  if (typeof symbols !== "object" || symbols === null) return null;
  return { min: Number(Reflect.get(symbols, "min")), max: Number(Reflect.get(symbols, "max")) };
}
