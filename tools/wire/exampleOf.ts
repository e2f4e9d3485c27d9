import * as fc from "fast-check";
import { z } from "zod";

type Json = z.core.JSONSchema.BaseSchema;

/** An example of a schema, the same each time: every field is present, and whatever may be null is not null. */
export function exampleOf(schema: z.ZodObject): object {
  const whole = z.toJSONSchema(schema, { unrepresentable: "any" });
  const { $defs: named = {} } = whole;
  return schema.parse(valueOf(whole, { name: "", named }));
}

interface Around {
  /** The field that contains it. */
  name: string;
  /** Schemas that are referred to. */
  named: Readonly<Record<string, Json>>;
}

function valueOf(json: Json, around: Around): unknown {
  if (json.$ref !== undefined) return valueOf(around.named[json.$ref.replace("#/$defs/", "")] ?? {}, around);
  if (json.examples !== undefined) return json.examples[0];
  if (json.const !== undefined) return json.const;
  if (json.enum !== undefined) return json.enum[0];
  const choices = json.anyOf ?? json.oneOf;
  if (choices !== undefined) return valueOf(plain(choices.find((each) => plain(each).type !== "null")), around);
  switch (json.type) {
    case "object":
      return objectOf(json, around);
    case "array":
      return [...(json.prefixItems ?? [json.items ?? {}])].map((item) => valueOf(plain(item as Json), around));
    case "string":
      return textOf(json, around);
    case "integer":
    case "number":
      return Math.max(json.minimum ?? 1, Math.min(json.maximum ?? 1, 1));
    case "boolean":
      return true;
    default:
      return null;
  }
}

const plain = (json: Json | boolean | undefined): Json => (typeof json === "object" ? json : {});

function objectOf({ properties = {}, additionalProperties, propertyNames }: Json, around: Around): object {
  const fields = Object.entries(properties).map(([name, field]) => [name, valueOf(plain(field), { ...around, name })]);
  if (fields.length > 0 || typeof additionalProperties !== "object") return Object.fromEntries(fields) as object;
  const names = plain(propertyNames);
  const keys = names.enum ?? [valueOf(names, around)];
  return Object.fromEntries(keys.map((key) => [String(key), valueOf(additionalProperties, around)])) as object;
}

/** Ids are the first letter of their field, repeated. */
function textOf({ pattern, format, minLength = 0 }: Json, { name }: Around): string {
  if (format === "date-time") return "2026-11-21T10:00:00.000Z";
  const asId = (name[0] ?? "i").repeat(21);
  const said = name.padEnd(minLength, "x");
  if (pattern === undefined) return said;
  const wanted = new RegExp(pattern, "u");
  const fitting = [asId, said].find((text) => wanted.test(text));
  return fitting ?? String(fc.sample(fc.stringMatching(wanted), { seed: 1, numRuns: 1 })[0]);
}
