import { COMPANY_SIZES, operations } from "@atrium/contract";
import { COUNTRIES } from "@atrium/rules";
import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { boundTexts } from "../../ui/form/boundTexts.ts";
import { uiTexts } from "../../ui/texts.ts";
import {
  campaignIn,
  countriesIn,
  referrerIn,
  SALES_FIELDS,
  salesFaults,
  salesInput,
  startOf,
  type SalesValues,
} from "./salesModel.ts";

const mira = { name: "Mira Halvorsen", email: "mira@kite.studio" };
const written: SalesValues = {
  ...startOf(mira),
  phone: "+47 (22) 12-34-56",
  company: "Kite Studio",
  companySize: "500+",
  country: "NO",
  message: "We are 1,500 people",
};
const words = { say: sayIn(uiTexts, "en"), sayBound: sayIn(boundTexts, "en"), phoneWrong: "Check the phone number" };
const faults = (change: Partial<SalesValues>) => salesFaults({ ...written, ...change }, { ...words, locale: "en" });

test.each([
  [mira, ["Mira", "Halvorsen", "mira@kite.studio"]],
  [{ name: "Anna Maria Lopez", email: "anna@gmail.com" }, ["Anna", "Maria Lopez", ""]],
  [{ name: "Mira", email: null }, ["Mira", "", ""]],
  [null, ["", "", ""]],
])(
  "of the profile it takes the name, and an address only if it may be a company's",
  (account, [first, last, email]) => {
    expect(startOf(account)).toMatchObject({ firstName: first, lastName: last, email, phone: "", message: "" });
  },
);

test("every field is needed, and what is missing is said in their order", () => {
  expect(faults({})).toEqual({});
  const blank = Object.fromEntries(SALES_FIELDS.map((name) => [name, " "]));
  expect(Object.entries(faults(blank))).toEqual(SALES_FIELDS.map((name) => [name, "Fill this in"]));
});

test.each([
  ["mira@kite", "Invalid email"],
  ["mira kite.studio", "Invalid email"],
  ["mira@gmail.com", "Please, use business email address"],
  ["Mira@YANDEX.ru ", "Please, use business email address"],
])("the address %s is said to be wrong before it is sent", (email, fault) => {
  expect(faults({ email })).toEqual({ email: fault });
});

test.each(["+1 212 555 0100", "030/1234567", "8 (912) 345-67-89", "22123"])("%s is a phone number", (phone) => {
  expect(faults({ phone })).toEqual({});
});

test.each(["1234", "call me", "1".repeat(21), "12345 ext 6"])("%s is none", (phone) => {
  expect(faults({ phone })).toEqual({ phone: "Check the phone number" });
});

test("what is too long is said with its bound", () => {
  expect(faults({ message: "x".repeat(2001), firstName: "x".repeat(51) })).toEqual({
    firstName: "No more than 50 symbols",
    message: "No more than 2000 symbols",
  });
});

test("whatever can be chosen is taken by the operation", () => {
  const { input } = operations.sendSalesLetter;
  const taken = (change: Partial<SalesValues>) =>
    input.safeParse(salesInput({ ...written, ...change }, { openedFrom: "plan" })).success;
  expect(COMPANY_SIZES.filter((companySize) => !taken({ companySize }))).toEqual([]);
  expect(COUNTRIES.filter((country) => !taken({ country }))).toEqual([]);
});

test.each([
  ["https://meet.example.org/pricing?plan=a", "/pricing"],
  ["https://meet.example.org/", "/"],
  ["https://meet.example.org/magiclink/key/code", "/magiclink"],
  ["https://meet.example.org.evil.example/pricing", null],
  ["https://search.example/?q=rooms", null],
  ["", null],
])("of the page %s that led here only %s is told", (referrer, told) => {
  expect(referrerIn(referrer, "https://meet.example.org")).toBe(told);
});

test("of an address only what it says of a campaign is told", () => {
  expect(campaignIn("?utm_source=newsletter&utm_term=video+rooms&pass=s3cret")).toEqual({
    source: "newsletter",
    term: "video rooms",
  });
  expect(campaignIn(`?utm_source=${"x".repeat(300)}&utm_medium=`)).toBeNull();
  expect(campaignIn("?authKey=s3cret")).toBeNull();
});

test("countries stand by their name in the language", () => {
  const labels = countriesIn("ru").map(({ label }) => label);
  expect(labels).toHaveLength(COUNTRIES.length);
  expect(labels.indexOf("Германия")).toBeLessThan(labels.indexOf("Норвегия"));
  expect(countriesIn("en").find(({ value }) => value === "NO")?.label).toBe("Norway");
});
