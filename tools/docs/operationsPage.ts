import { operations, type Operation } from "@atrium/contract";
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
    ...all.map((o) => `| [${o.name}](#${o.name.toLowerCase()}) | ${o.subject} | ${o.may} | ${o.transport} |`),
  ];
  for (const operation of all) lines.push("", ...section(operation));
  return `${lines.join("\n")}\n`;
}

function section(operation: Operation): string[] {
  const facts = [
    operation.readOnly ? "changes nothing" : "happens once for a request id",
    ...(operation.atSpace ? ["runs where the space lives"] : []),
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
    operation.refusals.length > 0
      ? `Refusals: ${operation.refusals.map((code) => `[${code}](errors.md)`).join(", ")}`
      : "No refusals of its own.",
  ];
}
