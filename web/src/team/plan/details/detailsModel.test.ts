import type { BillingParams } from "@atrium/contract";
import { expect, test } from "vitest";
import { detailLines, paramsOf, typedOf } from "./detailsModel.ts";

const kite: BillingParams = {
  email: "rechnung@kite.studio",
  businessName: "Kite Studio GmbH",
  addressLine1: "Lindenallee 4",
  addressLine2: null,
  city: "Berlin",
  zip: "10119",
  country: "DE",
  taxNumber: "DE 136 695 976",
  promoCode: null,
};

test("an empty field is nothing, and nothing is an empty field", () => {
  expect(typedOf(kite).addressLine2).toBe("");
  expect(paramsOf({ ...typedOf(kite), city: "  ", zip: " 10119 " })).toEqual({ ...kite, city: null });
});

test("an invoice says what was given, the country by its name", () => {
  const vat = { name: "VAT", percent: 19 };
  const countries = [{ code: "DE", name: "Germany", taxable: true, taxes: [vat] }];
  const taxRate = { country: "DE", zip: "10119", taxNumber: null, tax: vat, taxNumberIs: "absent" } as const;
  expect(detailLines(kite, { countries, taxRate, locale: "en" })).toEqual([
    { name: "businessName", text: "Kite Studio GmbH" },
    { name: "addressLine1", text: "Lindenallee 4, 10119 Berlin, Germany" },
    { name: "taxNumber", text: "DE 136 695 976" },
    { name: "tax", text: "VAT 19%" },
    { name: "email", text: "rechnung@kite.studio" },
  ]);
  const empty = paramsOf(typedOf({ ...kite, country: null }));
  expect(detailLines({ ...empty, ...NOTHING }, { countries: [], taxRate: null, locale: "ru" })).toEqual([]);
});

const NOTHING = {
  email: null,
  businessName: null,
  addressLine1: null,
  city: null,
  zip: null,
  taxNumber: null,
};
