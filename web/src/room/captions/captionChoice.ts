import { CaptionLanguage } from "@atrium/contract";
import { z } from "zod";
import { readStored, writeStored } from "../../platform/storage.ts";
import type { OfferedCaptions } from "./offeredCaptions.ts";

export const CAPTION_SIZES = ["small", "medium", "large"] as const;
export const CAPTION_PLACES = ["bottom", "top"] as const;

const Choice = z.object({
  speaks: CaptionLanguage,
  reads: CaptionLanguage,
  size: z.enum(CAPTION_SIZES),
  place: z.enum(CAPTION_PLACES),
});

/** How I read captions, and the language I speak; kept on this device. */
export type CaptionChoice = z.infer<typeof Choice>;

const KEY = "captions";

/** What I chose, as far as it is offered; else the language of the page. */
export function readChoice({ spoken, read }: OfferedCaptions, locale: string): CaptionChoice {
  const kept = readStored(KEY, Choice);
  const among = (languages: readonly string[], wanted: string | undefined) =>
    [wanted, locale].find((each) => each !== undefined && languages.includes(each)) ?? languages[0] ?? locale;
  return {
    speaks: among(spoken, kept?.speaks),
    reads: among(read.length === 0 ? spoken : read, kept?.reads),
    size: kept?.size ?? "medium",
    place: kept?.place ?? "bottom",
  };
}

export const keepChoice = (choice: CaptionChoice): void => writeStored(KEY, choice);
