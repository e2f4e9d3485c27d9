import { newId, operations } from "@atrium/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { sayIn } from "../../platform/i18n/texts.ts";
import { uiTexts } from "../texts.ts";
import { boundTexts } from "./boundTexts.ts";
import { faultsOf } from "./faults.ts";

const say = sayIn(uiTexts, "en");
const sayBound = sayIn(boundTexts, "en");
const faults = (name: string, own = {}) => faultsOf(operations.createTeam.input, { name }, { say, sayBound, own });

test("what is wrong with a field is said in words, those of the form first", () => {
  expect(faults("Kite")).toEqual({});
  expect(faults("  ")).toEqual({ name: "Fill this in" });
  expect(faults("k".repeat(61))).toEqual({ name: "No more than 60 symbols" });
  expect(faults("k".repeat(200))).toEqual({ name: "No more than 60 symbols" });
  expect(faults("", { name: "A team needs a name" })).toEqual({ name: "A team needs a name" });
});

test("a bound is said with its number, of texts and of numbers", () => {
  const schema = z.object({
    people: z.number().int().min(10).max(250),
    code: z.string().min(4).max(6),
    when: z.iso.date(),
  });
  const of = (input: object) => faultsOf(schema, input, { say, sayBound, own: {} });
  const right = { people: 10, code: "1234", when: "2026-11-28" };
  expect(of({ ...right, people: 9 })).toEqual({ people: "Must be 10 or greater" });
  expect(of({ ...right, people: 251 })).toEqual({ people: "Must be 250 or less" });
  expect(of({ ...right, code: "123" })).toEqual({ code: "Must contain at least 4 symbols" });
  expect(of({ ...right, code: "1234567" })).toEqual({ code: "No more than 6 symbols" });
  expect(of({ ...right, when: "tomorrow" })).toEqual({ when: "Check this field" });
  const typed = { spaceId: newId(), password: "abc" };
  expect(faultsOf(operations.updateSpace.input, typed, { say, sayBound, own: {} })).toEqual({
    password: "Must contain at least 4 symbols",
  });
});
