import { DownMessage, PROTOCOL, RoomPatch, SpacePatch, UpMessage } from "@atrium/contract";
import { z } from "zod";
import { fieldRows } from "./fieldRows.ts";

/** Every message of the live connection, both ways, and the patches inside. */
export function liveProtocolPage(): string {
  const lines = [
    "# Live protocol",
    "",
    `Version ${PROTOCOL}. JSON messages over a WebSocket at \`/live\`; the first one is \`hello\`.`,
    "",
    ...part("From the browser", UpMessage.options),
    ...part("From the server", DownMessage.options),
    ...part("Patches of a space", SpacePatch.options),
    ...part("Patches of a room", RoomPatch.options),
  ];
  return `${lines.join("\n")}\n`;
}

function part(title: string, messages: readonly z.ZodObject[]): string[] {
  const sections = messages.flatMap((message) => {
    const schema = z.toJSONSchema(message, { io: "input", unrepresentable: "any" });
    const type = (schema.properties?.["type"] as { const?: string } | undefined)?.const ?? "?";
    return [`### ${type}`, "", ...fieldRows(schema), ""];
  });
  return [`## ${title}`, "", ...sections];
}
