import { z } from "zod";
import { keeping } from "../common/constants.ts";

/** How many days a team keeps messages in its chats and those of its spaces and rooms; null: as long as its plan has it. */
export const ChatKeptDays = z.literal(keeping.chatDays).nullable();
/** How many days a team keeps recordings; null: as long as any is kept. */
export const RecordingKeptDays = z.literal(keeping.recordingDays).nullable();

/** What a team has chosen, and from when on it is kept to. */
export const TeamKeeping = z.object({
  chatDays: ChatKeptDays,
  /** Until then the longer term from before still holds; null: what is chosen holds already. */
  chatBindsAt: z.iso.datetime().nullable(),
  recordingDays: RecordingKeptDays,
  recordingsBindAt: z.iso.datetime().nullable(),
  /** From when on the free plan deletes messages, even if that is past; null on other plans, or if not known yet. */
  planBindsAt: z.iso.datetime().nullable(),
});
export type TeamKeeping = z.infer<typeof TeamKeeping>;

/** What a choice would delete. */
export const KeepingPreview = z.object({
  /** Messages in the chats of the team, its spaces and their rooms, and recordings: counted up to `mostCounted`. */
  messages: z.int(),
  recordings: z.int(),
  /** When the first of them go: messages, and recordings, which are announced before. */
  messagesGoAt: z.iso.datetime(),
  recordingsGoAt: z.iso.datetime(),
});
export type KeepingPreview = z.infer<typeof KeepingPreview>;
