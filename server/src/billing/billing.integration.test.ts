import type { BillingParams } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db, { defaultPlan: "free" });
const arrange = createArrange(database.db);

const KITE: BillingParams = {
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

async function studio() {
  const [admin, member] = [await desk.account(), await desk.account()];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Kite" });
  await arrange.joinTeam(member, teamId, "MEMBER");
  return { admin, member, teamId };
}

test("plans and prices are shown although nothing can be bought here, and that is said", async () => {
  const { admin, teamId } = await studio();
  const { rates } = await desk.done(admin, "listPaidRates", {});
  expect(rates.map(({ id }) => id)).toEqual(["lite", "startup", "enterprise"]);
  expect(await desk.done(admin, "getDayPassRate", {})).toMatchObject({
    rate: { smallPriceCents: 3000, priceCents: 7000 },
  });
  expect(await desk.done(admin, "getPublishableKey", {})).toEqual({ publishableKey: null });
  const { capabilities } = await desk.done(admin, "getTeamBillingCapabilities2", { teamId });
  expect(capabilities.buy.card.month).toMatchObject({ state: "FORBIDDEN", errors: ["buyingNotSetUp"] });
});

test("what stands on invoices is kept, and written down without saying what it is", async () => {
  const { admin, teamId } = await studio();
  expect((await desk.done(admin, "getBillingParams", { teamId })).params.email).toBeNull();
  await desk.done(admin, "setBillingParams", { teamId, params: KITE });
  expect(await desk.done(admin, "getBillingParams", { teamId })).toEqual({ params: KITE });
  const { entries } = await desk.done(admin, "listTeamAuditEntries", { teamId });
  expect(entries.map(({ act }) => act)).toEqual([{ action: "billingParamsSet" }]);
});

test("a wrong address, number or code changes nothing and names what is wrong", async () => {
  const { admin, teamId } = await studio();
  await desk.done(admin, "setBillingParams", { teamId, params: KITE });
  const set = (change: Partial<BillingParams>) =>
    desk.call(admin, "setBillingParams", { teamId, params: { ...KITE, ...change } });
  expect(await set({ email: "nobody", taxNumber: "DE 1" })).toMatchObject({
    code: "invalidBillingParams",
    detail: { fields: ["email", "taxNumber"] },
  });
  expect(await set({ zip: "SW1A 1AA" })).toMatchObject({ code: "customerLocationNotRecognized" });
  expect(await set({ country: "ZZ" })).toMatchObject({ code: "customerLocationNotRecognized" });
  expect(await set({ country: null, zip: null })).toMatchObject({ code: "invalidBillingParams" });
  expect(await set({ promoCode: "SPRING" })).toMatchObject({ code: "couponNotFound" });
  expect(await desk.done(admin, "getBillingParams", { teamId })).toEqual({ params: KITE });
  const { entries } = await desk.done(admin, "listTeamAuditEntries", { teamId });
  expect(entries).toHaveLength(1);
});

test("the tax follows the country, and the rest of the invoice stays", async () => {
  const { admin, teamId } = await studio();
  expect(await desk.done(admin, "getTaxRate", { teamId })).toEqual({ taxRate: null });
  await desk.done(admin, "setBillingParams", { teamId, params: KITE });
  expect(await desk.done(admin, "getTaxRate", { teamId })).toMatchObject({
    taxRate: { country: "DE", tax: { name: "VAT", percent: 19 }, taxNumberIs: "fits" },
  });
  const { taxRate } = await desk.done(admin, "setTaxRate", {
    teamId,
    country: "JP",
    zip: "100-0001",
    taxNumber: "T1234567",
  });
  expect(taxRate).toEqual({ country: "JP", zip: "100-0001", taxNumber: "T1234567", tax: null, taxNumberIs: "unknown" });
  expect((await desk.done(admin, "getBillingParams", { teamId })).params).toMatchObject({
    country: "JP",
    city: "Berlin",
    email: "rechnung@kite.studio",
  });
});

test("only admins of the team see and change what it buys", async () => {
  const { member, teamId } = await studio();
  const other = await studio();
  for (const [who, code] of [
    [member, "forbidden"],
    [other.admin, "teamNotFound"],
  ] as const) {
    expect(await desk.call(who, "getBillingParams", { teamId })).toMatchObject({ code });
    expect(await desk.call(who, "setBillingParams", { teamId, params: KITE })).toMatchObject({ code });
    expect(await desk.call(who, "getTaxRate", { teamId })).toMatchObject({ code });
    expect(await desk.call(who, "getTeamBillingCapabilities2", { teamId })).toMatchObject({ code });
  }
});

test("countries come by their names, time zones from west to east", async () => {
  const guest = await desk.guest();
  const { countries } = await desk.done(guest, "listCountries", { locale: "ru" });
  expect(countries).toHaveLength(249);
  expect(countries.find(({ code }) => code === "DE")).toEqual({
    code: "DE",
    name: "Германия",
    taxable: true,
    taxes: [{ name: "VAT", percent: 19 }],
  });
  const { timezones } = await desk.done(guest, "listTimezones", {});
  expect(timezones.find(({ name }) => name === "Europe/Berlin")?.offsetMinutes).toBe(60);
  const offsets = timezones.map(({ offsetMinutes }) => offsetMinutes);
  expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
});
