import { ChatClientId, ChatMessageId, ERROR_CODES, UploadId, type AccountId } from "@atrium/contract";
import { z } from "zod";
import { ofPage, readStored, writeText } from "../../platform/storage.ts";
import type { Outgoing } from "./outgoing.ts";

const KeptOutgoing = z.object({
  clientId: ChatClientId,
  content: z.string(),
  replyToId: ChatMessageId.nullable(),
  uploadIds: z.array(UploadId).readonly(),
  atMs: z.number(),
  refused: z.enum(ERROR_CODES).nullable(),
});
type KeptOutgoing = z.infer<typeof KeptOutgoing>;

/** What is on its way into one chat, as this page keeps it over a reload. */
export interface KeptLine {
  read(): readonly KeptOutgoing[];
  write(outgoing: readonly Outgoing[]): void;
}
export interface KeptLines {
  /** Of this chat, by whoever writes: another account in the same page sends nothing of it. */
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
