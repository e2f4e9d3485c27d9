import { expect, test } from "vitest";
import type { GoogleIdentity } from "./googleSignIn.ts";
import { vouchedEmail } from "./vouchedEmail.ts";

const identity = (change: Partial<GoogleIdentity>): GoogleIdentity => ({
  sub: "1",
  email: "mira@gmail.com",
  isEmailVerified: true,
  hostedDomain: null,
  name: null,
  ...change,
});
const kite = { email: "Mira@Kite.studio", hostedDomain: "kite.studio" };

test("Google vouches for its own mailboxes and those of organisations it hosts", () => {
  expect(vouchedEmail(identity({}))?.key).toBe("mira@gmail.com");
  expect(vouchedEmail(identity({ email: "mira@googlemail.com" }))?.key).toBe("mira@googlemail.com");
  expect(vouchedEmail(identity(kite))).toEqual({ shown: "Mira@kite.studio", key: "mira@kite.studio" });
});

test.each([
  ["an address that was not verified", { isEmailVerified: false }],
  ["an address of another provider", { email: "mira@kite.studio" }],
  ["an address outside of the organisation's domain", { ...kite, hostedDomain: "other.example" }],
  ["a domain that only ends like Google's", { email: "mira@notgmail.com" }],
  ["a subdomain of the organisation's", { ...kite, email: "mira@mail.kite.studio" }],
  ["no address", { email: null }],
  ["what is no address", { email: "mira@@gmail.com, x@gmail.com" }],
])("it does not vouch for %s", (_what, change) => {
  expect(vouchedEmail(identity(change))).toBe(null);
});
