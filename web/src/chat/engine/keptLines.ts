import { ChatClientId, ChatMessageId, ERROR_CODES, UploadId, type AccountId } from "@atrium/contract";
import { z } from "zod";
import { ofPage, readStored, writeText } from "../../platform/storage.ts";
import type { Outgoing } from "./outgoing.ts";

const KeptOutgoing = z.object({
  clientId: ChatClientId,
  content: z.string(),
  replyToId: ChatMessageId.nullable(),
  uploadIds: z.array(UploadId).readonly(),
  linkTitles: z.boolean().default(true),
  atMs: z.number(),
  refused: z.enum(ERROR_CODES).nullable(),
});
type KeptOutgoing = z.infer<typeof KeptOutgoing>;

/** Unsent messages of one chat, kept across a reload of this page. */
export interface KeptLine {
  read(): readonly KeptOutgoing[];
  write(outgoing: readonly Outgoing[]): void;
}
export interface KeptLines {
  /** For this chat and author: another account in the same page must not send them. */
  of(key: string, selfId: AccountId | null): KeptLine;
}

const NOTHING: KeptLine = { read: () => [], write: () => undefined };

export const keptLines: KeptLines = {
  of(chatKey, selfId) {
    if (selfId === null) return NOTHING;
    const key = `chat-outgoing-${selfId}-${chatKey}`;
    return {
      read: () => readStored(key, z.array(KeptOutgoing), ofPage) ?? [],
      write: (outgoing) => writeText(key, outgoing.length === 0 ? null : JSON.stringify(outgoing), ofPage),
    };
  },
};
