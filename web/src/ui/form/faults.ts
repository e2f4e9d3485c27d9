import type { z } from "zod";
import type { Say } from "../../platform/i18n/texts.ts";
import type { uiTexts } from "../texts.ts";

interface Words {
  say: Say<(typeof uiTexts)["entries"]>;
  /** Words of a form of its own, by field. */
  own: Readonly<Record<string, string | undefined>>;
}

/** What is wrong with an input, by field, in words: the first fault of each. */
export function faultsOf(schema: z.ZodType, input: unknown, { say, own }: Words): Record<string, string> {
  const parsed = schema.safeParse(input);
  const faults: Record<string, string> = {};
  for (const { path, code } of parsed.error?.issues ?? []) {
    const field = String(path[0] ?? "");
    faults[field] ??= own[field] ?? say(isBlank(input, field) ? "fieldEmpty" : (FAULTS[code] ?? "fieldWrong"));
  }
  return faults;
}

/** Schemas of lines refuse blanks in ways of their own. */
function isBlank(input: unknown, field: string): boolean {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === "string" && value.trim() === "";
}

const FAULTS: Readonly<Record<string, "fieldEmpty" | "fieldTooLong">> = {
  too_small: "fieldEmpty",
  too_big: "fieldTooLong",
};
