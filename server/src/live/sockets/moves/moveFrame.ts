import type { UpMessage } from "@atrium/contract";

type Move = Extract<UpMessage, { type: "move" }>;

/** A move and the byte length of its frame. */
export interface MoveFrame {
  move: Move;
  bytes: number;
}

const FINAL_TEXT = 0x81;
const MASKED = 0x80;
const HEAD_BYTES = 6;
/** Longer payloads encode their length differently. */
const MOST_PAYLOAD_BYTES = 125;
const MOST_DIGITS = 12;
const MINUS = 0x2d;
const ZERO = 0x30;

const OPENING = Buffer.from('{"type":"move","x":');
const MIDDLE = Buffer.from(',"y":');
const CLOSING = Buffer.from("}");

/**
 * The complete, masked frame of a move that begins at `start`, as browsers write it; null for everything else, including
 * other spellings of a move. Nine of ten messages are moves, so they are parsed in place.
 */
export function readMoveFrame(chunk: Uint8Array, start: number): MoveFrame | null {
  const second = chunk[start + 1] ?? 0;
  const length = second - MASKED;
  const bytes = HEAD_BYTES + length;
  if (chunk[start] !== FINAL_TEXT || length < OPENING.length || length > MOST_PAYLOAD_BYTES) return null;
  if (start + bytes > chunk.length) return null;
  const text = new MaskedText(chunk, start, length);
  if (!text.skip(OPENING)) return null;
  const x = text.readInteger();
  if (x === null || !text.skip(MIDDLE)) return null;
  const y = text.readInteger();
  if (y === null || !text.skip(CLOSING) || !text.isAtEnd) return null;
  return { move: { type: "move", x, y }, bytes };
}

class MaskedText {
  readonly #chunk: Uint8Array;
  readonly #start: number;
  readonly #length: number;
  #at = 0;

  constructor(chunk: Uint8Array, start: number, length: number) {
    this.#chunk = chunk;
    this.#start = start;
    this.#length = length;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#length;
  }

  skip(expected: Uint8Array): boolean {
    for (const byte of expected) {
      if (this.#peek() !== byte) return false;
      this.#at += 1;
    }
    return true;
  }

  /** An integer as JSON writes it; null if there is none here, or it has too many digits. */
  readInteger(): number | null {
    const isNegative = this.#peek() === MINUS;
    if (isNegative) this.#at += 1;
    const from = this.#at;
    const isZero = this.#peek() === ZERO;
    let value = 0;
    for (let digit = this.#digit(); digit !== null; digit = this.#digit()) {
      value = value * 10 + digit;
      this.#at += 1;
    }
    const digits = this.#at - from;
    if (digits === 0 || digits > MOST_DIGITS || (isZero && digits > 1)) return null;
    return isNegative ? -value : value;
  }

  #digit(): number | null {
    const digit = this.#peek() - ZERO;
    return digit >= 0 && digit <= 9 ? digit : null;
  }

  /** The next byte, unmasked; -1 at the end. */
  #peek(): number {
    if (this.#at >= this.#length) return -1;
    const at = this.#start + HEAD_BYTES + this.#at;
    const mask = this.#chunk[this.#start + 2 + (this.#at & 3)] ?? 0;
    return (this.#chunk[at] ?? 0) ^ mask;
  }
}
