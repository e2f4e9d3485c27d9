import { z } from "zod";
import { AccountId, RoomId } from "../common/ids.ts";

/** A language by its ISO 639 code, as recognisers and translators name it. */
export const CaptionLanguage = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .meta({ examples: ["en"] });
export type CaptionLanguage = z.infer<typeof CaptionLanguage>;

/** Somebody reads captions in this language, by their account's id. Only they see it. */
export const CaptionReader = z.object({ accountId: AccountId, language: CaptionLanguage });
export type CaptionReader = z.infer<typeof CaptionReader>;

/** Somebody in the room reads captions, by the room's id: what is said here is recognised. Everybody sees it. */
export const CaptionsOn = z.object({ roomId: RoomId });

/** The live records of captions, by kind. */
export const captionRecordKinds = { captionReader: CaptionReader, captionsOn: CaptionsOn } as const;

/** Longest text of one line. */
export const MOST_CAPTION_LETTERS = 600;

/** What somebody says, in the language of whoever reads it. A line with the same number replaces the one before. */
export const CaptionLine = z.object({
  accountId: AccountId,
  name: z.string(),
  /** Counts the speaker's sentences. */
  line: z.int().min(0),
  text: z.string(),
  /** The language that was spoken. */
  spoken: CaptionLanguage,
  /** What was said, if `text` is a translation of it. */
  original: z.string().nullable(),
  /** False while the sentence goes on: the words may still change. */
  isFinal: z.boolean(),
});
export type CaptionLine = z.infer<typeof CaptionLine>;
