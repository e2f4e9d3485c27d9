// A long message in parts, each compressed separately (raw DEFLATE, RFC 1951): a part that has not changed since the
// last message is not compressed again, and all parts together form one stream that a browser decompresses.
import { constants, deflateRawSync } from "node:zlib";

/** A piece of a message's JSON. */
export interface Part {
  readonly text: string;
  packed(): Buffer;
}

/** For a part that is sent once, or is short: not compressed. */
export const plainPart = (text: string): Part => ({ text, packed: () => asIs(Buffer.from(text)) });

/** For a part that is sent to many: compressed at most once. */
export function packedPart(text: string): Part {
  let packed: Buffer | null = null;
  return { text, packed: () => (packed ??= deflateRawSync(text, PIECE)) };
}

/** The best level takes twice as long and saves another twentieth. */
const PIECE = { level: constants.Z_BEST_SPEED, finishFlush: constants.Z_FULL_FLUSH };

/** The whole stream. */
export const packedParts = (parts: readonly Part[]): Buffer =>
  Buffer.concat([...parts.map((part) => part.packed()), STREAM_END]);

/** An empty final block. */
const STREAM_END = Buffer.from([0x01, 0, 0, 0xff, 0xff]);
const MOST_IN_BLOCK = 0xffff;
const HEAD_BYTES = 5;

/** Stored blocks, which are not compressed. */
function asIs(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += MOST_IN_BLOCK) {
    const stored = bytes.subarray(from, from + MOST_IN_BLOCK);
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt16LE(stored.length, 1);
    head.writeUInt16LE(stored.length ^ MOST_IN_BLOCK, 3);
    blocks.push(head, stored);
  }
  return Buffer.concat(blocks);
}
