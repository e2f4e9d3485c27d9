import { operations } from "@atrium/contract";
import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { uiTexts } from "../texts.ts";
import { faultsOf } from "./faults.ts";

const say = sayIn(uiTexts, "en");
const faults = (name: string, own = {}) => faultsOf(operations.createTeam.input, { name }, { say, own });

test("what is wrong with a field is said in words, those of the form first", () => {
  expect(faults("Kite")).toEqual({});
  expect(faults("  ")).toEqual({ name: "Fill this in" });
  expect(faults("k".repeat(200))).toEqual({ name: expect.stringMatching(/too long|Check this field/) });
  expect(faults("", { name: "A team needs a name" })).toEqual({ name: "A team needs a name" });
});
