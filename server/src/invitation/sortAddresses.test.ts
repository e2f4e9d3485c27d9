import { expect, test } from "vitest";
import { sortAddresses } from "./sortAddresses.ts";

test("each address is answered for itself, and the first of two spellings counts", () => {
  const { good, errors } = sortAddresses([
    "Mira@Kite.studio",
    " anna@kite.studio ",
    "marta@fjord",
    "mira@kite.STUDIO",
    "",
  ]);
  expect(good.map(({ email }) => email.key)).toEqual(["mira@kite.studio", "anna@kite.studio"]);
  expect(errors).toEqual([
    { email: "marta@fjord", code: "invalidEmail" },
    { email: "mira@kite.STUDIO", code: "duplicatedEmail" },
    { email: "", code: "invalidEmail" },
  ]);
});

test("an address cannot carry a second line into the mail's head", () => {
  expect(sortAddresses(["a@b.org\r\nBcc: c@d.org"]).good).toEqual([]);
});
