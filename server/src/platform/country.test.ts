import { expect, test } from "vitest";
import { countryOf } from "./country.ts";

test("the country of an address is known without asking anybody, of both kinds", () => {
  expect(countryOf("193.0.6.139")).toBe("NL");
  expect(countryOf("2001:67c:2e8::/56")).toBe("NL");
});

test.each(["127.0.0.1", "10.1.2.3", "::1", "192.0.2.1", "unknown", ""])("%s is in no country", (address) => {
  expect(countryOf(address)).toBeNull();
});
