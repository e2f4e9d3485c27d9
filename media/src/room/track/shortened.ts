const encoder = new TextEncoder();

/** As much of the text from its beginning as so many bytes of UTF-8 hold; no character is cut. */
export function shortened(text: string, bytes: number): string {
  return text.slice(0, encoder.encodeInto(text, new Uint8Array(bytes)).read);
}
