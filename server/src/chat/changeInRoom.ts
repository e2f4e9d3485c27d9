import { ok, refuse } from "@atrium/contract";
import type { AccountId, ChatMessage, ChatMessageId, ErrorCode, RoomId, SpaceId, SpaceRole } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Transaction } from "../platform/database/database.ts";
import { lockChat, reviseChat } from "./chatStore.ts";
import type { Chat } from "./chatStore.ts";
import { findMessage, readMessage } from "./messageStore.ts";
import type { MessageRow } from "./messageStore.ts";
import { roomChatChanged } from "./topics.ts";

export interface ChatNeeds {
  bus: Bus;
}
/** What every changing call about a room's chat knows. */
export interface RoomChatContext {
  tx: Transaction;
  accountId: AccountId;
  nowMs: number;
  subject: { room: { id: RoomId }; space: { id: SpaceId }; role: SpaceRole };
}

/**
 * Changes one message of a room's chat: `change` writes it under the revision it is given, or says why not. Everybody in
 * the room hears of the message as it is then.
 */
export async function changeInRoom<Code extends ErrorCode>(
  needs: ChatNeeds,
  context: RoomChatContext,
  { messageId, change }: { messageId: ChatMessageId; change: (found: MessageRow, chat: Chat) => Promise<Code | null> },
) {
  const { tx, subject } = context;
  const locked = await lockChat(tx, subject.room.id);
  const found = await findMessage(tx, locked.id, messageId);
  if (found === null) return refuse("messageNotFound");
  const chat = await reviseChat(tx, locked);
  const refused = await change(found, chat);
  if (refused !== null) return refuse(refused);
  const message = await readMessage(tx, messageId);
  return ok({ message }, [tellRoomChat(needs, context, { revision: chat.revision, message })]);
}

/** Tells those in the room of a message, after the commit. */
export const tellRoomChat =
  (
    { bus }: ChatNeeds,
    { subject }: Pick<RoomChatContext, "subject">,
    { revision, message }: { revision: number; message: ChatMessage },
  ) =>
  (): void => {
    const change = { kind: "message", message } as const;
    bus.publish(roomChatChanged, { spaceId: subject.space.id, roomId: subject.room.id, revision, change });
  };
