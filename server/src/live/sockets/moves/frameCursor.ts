const LENGTH_BITS = 0x7f;
const MASKED = 0x80;
const FINAL = 0x80;
const CONTROL = 0x08;
const MASK_BYTES = 4;

/** Follows the frames of a byte stream (RFC 6455, 5.2) without decoding them: does the next byte start a message? */
export class FrameCursor {
  /** The header bytes of a frame until its length is known. */
  #head: number[] = [];
  #payloadLeft = 0;
  #isFragmented = false;

  get isBetweenMessages(): boolean {
    return this.#payloadLeft === 0 && this.#head.length === 0 && !this.#isFragmented;
  }

  pass(chunk: Uint8Array): void {
    let at = 0;
    while (at < chunk.length) {
      const skipped = Math.min(this.#payloadLeft, chunk.length - at);
      this.#payloadLeft -= skipped;
      at += skipped;
      if (at < chunk.length) this.#takeHead(chunk[at++] ?? 0);
    }
  }

  #takeHead(byte: number): void {
    this.#head.push(byte);
    const payload = payloadOf(this.#head);
    if (payload === null) return;
    const [first = 0] = this.#head;
    if ((first & CONTROL) === 0) this.#isFragmented = (first & FINAL) === 0;
    this.#head = [];
    this.#payloadLeft = payload;
  }
}

/** The payload length once the whole header is there. */
function payloadOf(head: readonly number[]): number | null {
  const [, second] = head;
  if (second === undefined) return null;
  const short = second & LENGTH_BITS;
  const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
  const maskBytes = (second & MASKED) === 0 ? 0 : MASK_BYTES;
  if (head.length < 2 + lengthBytes + maskBytes) return null;
  if (lengthBytes === 0) return short;
  return head.slice(2, 2 + lengthBytes).reduce((length, byte) => length * 256 + byte, 0);
}
