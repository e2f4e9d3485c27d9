/** The part of a JSON schema that the reference pages show. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  prefixItems?: Schema[];
}

/** A Markdown table of an object's fields; one sentence for anything else. */
export function fieldRows(schema: unknown): string[] {
  const root = schema as Schema;
  const choices = root.oneOf ?? root.anyOf;
  if (choices) return choices.flatMap((choice, index) => [...(index > 0 ? ["", "or", ""] : []), ...fieldRows(choice)]);
  const fields = Object.entries(root.properties ?? {});
  if (fields.length === 0) return ["*nothing*"];
  const required = new Set(root.required ?? []);
  return [
    "| field | type | |",
    "| --- | --- | --- |",
    ...fields.map(([name, field]) => `| ${name} | ${typeOf(field)} | ${required.has(name) ? "" : "optional"} |`),
  ];
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace(/^.*\//, "");
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return listOf(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(" or ");
  if (schema.type === "array") return schema.items ? `list of ${typeOf(schema.items)}` : "list";
  if (schema.type === "object") {
    const names = Object.keys(schema.properties ?? {});
    return names.length > 0 ? `{ ${names.join(", ")} }` : "record";
  }
  return `${String(schema.type ?? "anything")}${boundsOf(schema)}`;
}

function listOf(values: readonly unknown[]): string {
  const shown = values.slice(0, 8).map((value) => `\`${String(value)}\``);
  return shown.join(", ") + (values.length > 8 ? `, … (${values.length})` : "");
}

function boundsOf(schema: Schema): string {
  const { minLength, maxLength } = schema;
  if (maxLength !== undefined) return `, ${minLength ?? 0} to ${maxLength} symbols`;
  if (schema.format) return ` (${schema.format})`;
  if (schema.pattern === "^[A-Za-z0-9_-]{21}$") return " (id)";
  return "";
}
