import { markedPieces } from "./marks.ts";
import { plainMentions } from "./mentions.ts";

/** A message as one reads it in a line of its own: without its marks. `everyone` is the reader's word for everybody. */
export const plainWords = (content: string, everyone: string): string =>
  markedPieces(plainMentions(content, everyone))
    .map(({ text }) => text)
    .join("");
