import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { COUNTRIES, taxesIn } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";

export const listCountries: Handler<typeof operations.listCountries> = async (_needs, _context, { locale }) => {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const countries = COUNTRIES.map((code) => {
    const taxes = taxesIn(code);
    return { code, name: names.of(code) ?? code, taxable: taxes.length > 0, taxes };
  });
  return ok({ countries: countries.toSorted((one, other) => one.name.localeCompare(other.name, locale)) });
};
