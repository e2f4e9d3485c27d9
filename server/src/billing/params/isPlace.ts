import { COUNTRIES } from "@atrium/rules";
import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";

/** Whether a country exists and a ZIP code, if given, has that country's format; not every country has ZIP codes. */
export function isPlace(country: string, zip: string | null): boolean {
  if (!COUNTRIES.includes(country)) return false;
  return zip === null || !postcodeValidatorExistsForCountry(country) || postcodeValidator(zip, country);
}
