import * as jsvat from "jsvat";

/** Countries whose tax numbers have a known format, by their two letters; Greece's begin with EL. */
const FORMS = new Map(
  Object.values(jsvat)
    .filter((each) => typeof each === "object" && "calcFn" in each)
    .flatMap((form) => form.codes.map((code) => [code, form] as const)),
);
/** For countries whose format is not known. */
const ANY = /^[A-Z0-9][A-Z0-9. -]{3,19}$/;

export type TaxNumberIs = "absent" | "fits" | "unknown" | "wrong";

/** Whether a tax number has its country's format and check digits; the prefix may be left out. */
export function checkTaxNumber(country: string, typed: string | null): TaxNumberIs {
  if (typed === null) return "absent";
  const number = typed.toUpperCase();
  const form = FORMS.get(country);
  if (form === undefined) return ANY.test(number) ? "unknown" : "wrong";
  const prefix = country === "GR" ? "EL" : country;
  const isRight = [number, prefix + number].some((each) => jsvat.checkVAT(each, [form]).isValid);
  return isRight ? "fits" : "wrong";
}
