import { Reader } from "mmdb-lib";
import type { CountryResponse } from "mmdb-lib";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isIP } from "node:net";
import { z } from "zod";

/**
 * Which country a network belongs to, as published by the address registries. The file is part of the program: no
 * request is made.
 */
const FILE = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

const Held = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) });
let kept: Reader<CountryResponse> | null = null;
/** About eight megabytes, read at the first lookup. */
const reader = (): Reader<CountryResponse> =>
  (kept ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(FILE))));

/**
 * The country of a network address as two letters, a guess; null for an address of no country, such as a private one.
 */
export function countryOf(address: string): string | null {
  const plain = address.replace(/\/\d+$/, "");
  if (isIP(plain) === 0) return null;
  const held = Held.safeParse(reader().get(plain));
  return held.success ? held.data.country_code : null;
}
