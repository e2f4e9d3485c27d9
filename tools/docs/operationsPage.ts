import { constants, isAtSpace, operations, refusalsOf, type Operation } from "@atrium/contract";
import { z } from "zod";
import { fieldRows } from "./fieldRows.ts";

/** Every operation with its input, success and refusals. */
export function operationsPage(): string {
  const all: Operation[] = Object.values(operations);
  const lines = [
    "# Operations",
    "",
    '`PUT /api/<name>` with a JSON body and an `x-request-id`, or `{type: "call", id, operation, input}` over the live',
    "connection where *transport* says so. The answer has one key: `success`, or the code of a refusal.",
    "",
    "| operation | acts on | may | transport |",
    "| --- | --- | --- | --- |",
    ...all.map((o) => `| [${o.name}](#${o.name.toLowerCase()}) | ${o.subject} | ${rightOf(o)} | ${o.transport} |`),
  ];
  for (const operation of all) lines.push("", ...section(operation));
  return `${lines.join("\n")}\n`;
}

const KEEPS = {
  nothing: "changes nothing",
  live: "changes what lives in memory, once for a request id within a minute",
  record: "is recorded, once for a request id",
} as const;

/** The actions a call asks for, and when. */
function rightOf({ may }: Operation): string {
  if (typeof may === "string") return may;
  const fields = Object.entries(may).map(([field, right]) => {
    if (typeof right === "string") return `${field}: ${right}`;
    return Object.entries(right)
      .map(([value, action]) => `${field} ${value}: ${action}`)
      .join("; ");
  });
  return fields.join("; ");
}

function standsOf(operation: Operation): string[] {
  if (operation.inside !== undefined) return [`by people connected to the ${operation.inside}`];
  return isAtSpace(operation) ? ["by people inside or with the door open to them"] : [];
}

function section(operation: Operation): string[] {
  const refusals = refusalsOf(operation);
  const rate = constants.callRates[operation.rate];
  const facts = [
    KEEPS[operation.keeps],
    ...standsOf(operation),
    ...(isAtSpace(operation) ? ["runs where the space lives"] : []),
    `${operation.rate} rate, ${rate.perSecond} a second, ${rate.burst} at once`,
  ];
  return [
    `## ${operation.name}`,
    "",
    operation.says,
    "",
    `*${facts.join("; ")}.*`,
    "",
    "Input",
    "",
    ...fieldRows(z.toJSONSchema(operation.input, { io: "input", unrepresentable: "any" })),
    "",
    "Success",
    "",
    ...fieldRows(z.toJSONSchema(operation.success, { unrepresentable: "any" })),
    "",
    refusals.length > 0
      ? `Refusals: ${refusals.map((code) => `[${code}](errors.md)`).join(", ")}`
      : "No refusals of its own.",
  ];
}
