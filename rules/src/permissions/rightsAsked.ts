import type { Action, ErrorCode, Right } from "@atrium/contract";
import { refusalOf } from "./may.ts";
import type { Asker } from "./may.ts";

/** The actions a call needs: what its operation declares for the given input. */
export function rightsAsked(right: Right, input: unknown): readonly Action[] {
  if (typeof right === "string") return [right];
  const given = input as Readonly<Record<string, unknown>>;
  return Object.entries(right).flatMap(([field, asked]) => {
    const value = given[field];
    if (value === undefined) return [];
    if (typeof asked === "string") return [asked];
    const named = nameOf(value, asked);
    const ofValue = Object.hasOwn(asked, named) ? asked[named] : undefined;
    return ofValue === undefined ? [] : [ofValue];
  });
}

/** `given` stands for every text, even "null": only a null value needs the right to remove. */
function nameOf(value: unknown, asked: Readonly<Record<string, Action>>): string {
  if (Object.hasOwn(asked, "given")) return value === null ? "null" : "given";
  return typeof value === "string" || typeof value === "boolean" ? String(value) : "";
}

/** Why this call is not allowed, as the code to answer with; null if it is. */
export function refusalOfCall(right: Right, input: unknown, asker: Asker): ErrorCode | null {
  if (changesNothing(right, input)) return refusalOfNothing(right, asker);
  for (const action of rightsAsked(right, input)) {
    const refused = refusalOf(action, asker);
    if (refused !== null) return refused;
  }
  return null;
}

/** Whether it contains none of the fields that its rights are about. */
function changesNothing(right: Right, input: unknown): right is Exclude<Right, Action> {
  if (typeof right === "string") return false;
  const given = input as Readonly<Record<string, unknown>>;
  return Object.keys(right).every((field) => given[field] === undefined);
}

/** An empty change is announced to everybody like any other, so it needs the right to change something. */
function refusalOfNothing(right: Exclude<Right, Action>, asker: Asker): ErrorCode | null {
  const actions = Object.values(right).flatMap((asked) => (typeof asked === "string" ? [asked] : Object.values(asked)));
  return actions.some((action) => refusalOf(action, asker) === null) ? null : "forbidden";
}
