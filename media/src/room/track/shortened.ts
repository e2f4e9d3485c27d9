const encoder = new TextEncoder();

/** The longest start of the text that fits into this many bytes of UTF-8, without splitting a character. */
export function shortened(text: string, bytes: number): string {
  return text.slice(0, encoder.encodeInto(text, new Uint8Array(bytes)).read);
}
