import type { z } from "zod";
import type { Say } from "../../platform/i18n/texts.ts";
import type { uiTexts } from "../texts.ts";

interface Words {
  say: Say<(typeof uiTexts)["entries"]>;
  /** A form's own error texts, by field. */
  own: Readonly<Record<string, string | undefined>>;
}

/** The errors of an input, by field, as texts: the first of each. */
export function faultsOf(schema: z.ZodType, input: unknown, { say, own }: Words): Record<string, string> {
  const parsed = schema.safeParse(input);
  const faults: Record<string, string> = {};
  for (const { path, code } of parsed.error?.issues ?? []) {
    const field = String(path[0] ?? "");
    faults[field] ??= own[field] ?? say(isBlank(input, field) ? "fieldEmpty" : (FAULTS[code] ?? "fieldWrong"));
  }
  return faults;
}

/** Schemas of single-line texts refuse blanks with their own issue codes. */
function isBlank(input: unknown, field: string): boolean {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === "string" && value.trim() === "";
}

const FAULTS: Readonly<Record<string, "fieldEmpty" | "fieldTooLong">> = {
  too_small: "fieldEmpty",
  too_big: "fieldTooLong",
};
