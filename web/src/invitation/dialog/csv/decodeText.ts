/** A file's text and what it was written in. */
export interface DecodedText {
  text: string;
  encoding: string;
}

/** What spreadsheets write where they do not write UTF-8, by the reader's language. */
const OLD_ENCODINGS = { ru: "windows-1251", en: "windows-1252" } as const;

/** Reads what spreadsheets write: UTF-8 and UTF-16 with a mark, UTF-8 without one, or what a language used before. */
export function decodeText(bytes: Uint8Array, locale: keyof typeof OLD_ENCODINGS): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decoded(bytes, "utf-16be");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return decoded(bytes, OLD_ENCODINGS[locale]);
  }
}

const decoded = (bytes: Uint8Array, encoding: string): DecodedText => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding,
});
