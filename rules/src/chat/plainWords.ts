import { markedPieces } from "./marks.ts";
import { plainMentions } from "./mentions.ts";

/** A message as one line of plain text, without marks. `everyone` is the reader's word for everybody. */
export const plainWords = (content: string, everyone: string): string =>
  markedPieces(plainMentions(content, everyone))
    .map(({ text }) => text)
    .join("");
