import type { ChatMessageId } from "@atrium/contract";
import type { Query } from "../../platform/database/database.ts";
import { messageIs, readMessages } from "../store/messageStore.ts";
import type { ChatChange } from "./topics.ts";

/** A change of a chat in compact form: the message is only an id. */
type PackedChange = Pick<ChatChange, "place" | "revision"> & { messageId: ChatMessageId | null; position: number };

export const packChange = ({ place, revision, change }: ChatChange): PackedChange =>
  change.kind === "message"
    ? { place, revision, messageId: change.message.id, position: change.message.position }
    : { place, revision, messageId: null, position: change.position };

/** The change in its current state; null if its message is gone. */
export async function unpackChange(query: Query, packed: PackedChange): Promise<ChatChange | null> {
  const { place, revision, messageId, position } = packed;
  if (messageId === null) return { place, revision, change: { kind: "cleared", position } };
  const [message] = await readMessages(query, messageIs(messageId), { limit: 1 });
  return message === undefined ? null : { place, revision, change: { kind: "message", message } };
}
