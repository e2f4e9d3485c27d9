import { operations, refusalsOf } from "@atrium/contract";
import type { Action, ErrorCode, Operation, Right } from "@atrium/contract";
import { expect, test } from "vitest";
import { PERMISSIONS } from "./table.ts";

/** Every action that a call of an operation may need. */
const actionsOf = (right: Right): readonly Action[] =>
  typeof right === "string"
    ? [right]
    : Object.values(right).flatMap((asked) => (typeof asked === "string" ? [asked] : Object.values(asked)));

/** The codes of its own that a row of the table answers with. */
function codesOf(action: Action): readonly ErrorCode[] {
  const { otherwise, flag, feature } = PERMISSIONS[action];
  return [otherwise, flag?.otherwise, feature?.otherwise].flatMap((code) => code ?? []);
}

const undeclared = (operation: Operation): readonly ErrorCode[] =>
  actionsOf(operation.may)
    .flatMap(codesOf)
    .filter((code) => !refusalsOf(operation).includes(code));

test("an operation declares each code that the permission table refuses it with", () => {
  const silent = Object.values<Operation>(operations)
    .map((each) => ({ name: each.name, codes: [...new Set(undeclared(each))] }))
    .filter(({ codes }) => codes.length > 0);
  expect(silent).toEqual([]);
});

test("the codes of an action are those of its role, its flag and its feature", () => {
  expect(codesOf("room.chat")).toEqual(["chatNotAllowed", "chatNotAllowed"]);
  expect(codesOf("space.setLogo")).toEqual(["logoFeatureIsNotAvailable"]);
  expect(codesOf("room.see")).toEqual([]);
});
