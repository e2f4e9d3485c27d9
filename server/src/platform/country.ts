import { Reader } from "mmdb-lib";
import type { CountryResponse } from "mmdb-lib";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isIP } from "node:net";
import { z } from "zod";

/** Which country holds a network, as the registries of addresses publish it: a file that comes along, nobody is asked. */
const FILE = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

const Held = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) });
let kept: Reader<CountryResponse> | null = null;
/** Some eight megabytes, read when somebody first comes from elsewhere. */
const reader = (): Reader<CountryResponse> =>
  (kept ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(FILE))));

/** The country of a network address in two letters, a guess; null for what is in none, as this machine's own network. */
export function countryOf(address: string): string | null {
  const plain = address.replace(/\/\d+$/, "");
  if (isIP(plain) === 0) return null;
  const held = Held.safeParse(reader().get(plain));
  return held.success ? held.data.country_code : null;
}
