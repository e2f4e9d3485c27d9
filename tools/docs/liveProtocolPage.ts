import { DownMessage, PROTOCOL, UpMessage, eventKinds, newsKinds, roomKinds, spaceKinds } from "@atrium/contract";
import { z } from "zod";
import { fieldRows } from "./fieldRows.ts";

/** Every message of the live connection, both ways, and the kinds of records and events inside. */
export function liveProtocolPage(): string {
  const lines = [
    "# Live protocol",
    "",
    `Version ${PROTOCOL}. JSON messages over a WebSocket at \`/live\`; the first one is \`hello\`.`,
    "",
    ...messages("From the browser", UpMessage.options),
    ...messages("From the server", DownMessage.options),
    "## Patches",
    "",
    'State is records by kind and id. A patch is `{ type: "put", kind, id, record }`,',
    '`{ type: "merge", kind, id, changes }` with some of the record\'s fields, or `{ type: "gone", kind, id }`.',
    "A kind that is unknown is skipped.",
    "",
    ...kinds("Records of a space", spaceKinds),
    ...kinds("Records of a room", roomKinds),
    ...kinds("Passing events", eventKinds),
    ...kinds("News of an account", newsKinds),
  ];
  return `${lines.join("\n")}\n`;
}

function messages(title: string, all: readonly z.ZodObject[]): string[] {
  const named = all.map((message) => {
    const schema = jsonSchema(message);
    const type = (schema.properties?.["type"] as { const?: string } | undefined)?.const ?? "?";
    return [type, schema] as const;
  });
  return part(title, named);
}

const kinds = (title: string, all: Readonly<Record<string, z.ZodObject>>): string[] =>
  part(
    title,
    Object.entries(all).map(([kind, schema]) => [kind, jsonSchema(schema)]),
  );

const part = (title: string, sections: readonly (readonly [string, unknown])[]): string[] => [
  `## ${title}`,
  "",
  ...sections.flatMap(([name, schema]) => [`### ${name}`, "", ...fieldRows(schema), ""]),
];

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
