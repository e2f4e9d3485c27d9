import { expect, test } from "vitest";
import { addAddresses, checked, inCalls, splitAddresses } from "./addresses.ts";

test("a pasted list is many addresses, with and without names", () => {
  const pasted = "h@fjord.se, Олег Мельник <o.melnik@fjord.se>;\n paula@nord.eu\tq@nord.eu  z@nord.eu,";
  expect(splitAddresses(pasted)).toEqual([
    "h@fjord.se",
    "o.melnik@fjord.se",
    "paula@nord.eu",
    "q@nord.eu",
    "z@nord.eu",
  ]);
  expect(splitAddresses("  ,; \n")).toEqual([]);
});

test("one without an ending and one listed twice are told apart, the first of two counts", () => {
  const faults = addAddresses([{ email: "h@fjord.se", fault: null }], "marta@fjord H@Fjord.se new@nord.eu");
  expect(faults.map(({ fault }) => fault)).toEqual([null, "invalidEmail", "duplicatedEmail", null]);
});

test("once the first of two is gone the second is good; what the server found stays", () => {
  const second = { email: "h@fjord.se", fault: "duplicatedEmail" as const };
  const member = { email: "m@fjord.se", fault: "userIsMemberAlready" as const };
  expect(checked([second, member])).toEqual([{ email: "h@fjord.se", fault: null }, member]);
});

test("only good ones are sent, so many in a call", () => {
  const many = addAddresses([], Array.from({ length: 5 }, (_, at) => `p${at}@nord.eu`).join(" ") + " bad");
  expect(inCalls(many, 2)).toEqual([["p0@nord.eu", "p1@nord.eu"], ["p2@nord.eu", "p3@nord.eu"], ["p4@nord.eu"]]);
  expect(inCalls([], 50)).toEqual([]);
});
