import type { Action, ErrorCode, Right } from "@atrium/contract";
import { refusalOf } from "./may.ts";
import type { Asker } from "./may.ts";

/** The actions a call asks for: what its operation declares, for the input it came with. */
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

/** `given` stands for every word, "null" among them: only what is null asks for the right of taking away. */
function nameOf(value: unknown, asked: Readonly<Record<string, Action>>): string {
  if (Object.hasOwn(asked, "given")) return value === null ? "null" : "given";
  return typeof value === "string" || typeof value === "boolean" ? String(value) : "";
}

/** Why the asker may not make such a call, as the code to answer with; null when they may. */
export function refusalOfCall(right: Right, input: unknown, asker: Asker): ErrorCode | null {
  if (changesNothing(right, input)) return refusalOfNothing(right, asker);
  for (const action of rightsAsked(right, input)) {
    const refused = refusalOf(action, asker);
    if (refused !== null) return refused;
  }
  return null;
}

/** It names none of the fields that its rights are about. */
function changesNothing(right: Right, input: unknown): right is Exclude<Right, Action> {
  if (typeof right === "string") return false;
  const given = input as Readonly<Record<string, unknown>>;
  return Object.keys(right).every((field) => given[field] === undefined);
}

/** A change of nothing is told to everybody as any change is: it is for those who may change something. */
function refusalOfNothing(right: Exclude<Right, Action>, asker: Asker): ErrorCode | null {
  const actions = Object.values(right).flatMap((asked) => (typeof asked === "string" ? [asked] : Object.values(asked)));
  return actions.some((action) => refusalOf(action, asker) === null) ? null : "forbidden";
}
