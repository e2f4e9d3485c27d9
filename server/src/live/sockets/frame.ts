import type { DownMessage } from "@atrium/contract";
import { jsonWith } from "./feedJson.ts";
import { packedPart, packedParts } from "./parts.ts";
import type { Part } from "./parts.ts";

/** A message for many: serialized at most once, however many sockets it goes to. */
export interface Frame {
  type: DownMessage["type"];
  message(): DownMessage;
  bytes(): Buffer;
  /** The same, compressed, for browsers that decompress; null where that gains nothing. */
  packed?(): Buffer | null;
}

export function frameOf(message: DownMessage): Frame {
  let bytes: Buffer | null = null;
  const { type } = message;
  return { type, message: () => message, bytes: () => (bytes ??= textFrame(jsonWith(message))) };
}

/** A frame for a crowd: compressed if it is long. */
export function crowdFrameOf(message: DownMessage): Frame {
  let frame: Frame | null = null;
  const written = (): Frame => (frame ??= frameOfParts(message.type, [packedPart(jsonWith(message))]));
  return {
    type: message.type,
    message: () => message,
    bytes: () => written().bytes(),
    packed: () => written().packed?.() ?? null,
  };
}

/** A frame for a message that is already JSON, in parts; `type` is the message's. */
export function frameOfParts(type: DownMessage["type"], parts: readonly Part[]): Frame {
  let [bytes, packed]: (Buffer | null)[] = [null, null];
  const text = (): string => parts.map((part) => part.text).join("");
  const isLong = parts.reduce((sum, part) => sum + part.text.length, 0) > PACK_OVER_LENGTH;
  return {
    type,
    message: () => JSON.parse(text()) as DownMessage,
    bytes: () => (bytes ??= textFrame(text())),
    packed: () => (isLong ? (packed ??= binaryFrame(packedParts(parts))) : null),
  };
}

/** A shorter message needs no more round trips uncompressed. */
const PACK_OVER_LENGTH = 12 * 1024;
const FINAL_TEXT = 0x81;
const FINAL_BINARY = 0x82;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;

/** One unmasked, unfragmented WebSocket text frame (RFC 6455, 5.2). */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headBytes = headBytesOf(length);
  const frame = framed(FINAL_TEXT, length);
  frame.write(text, headBytes, "utf8");
  return frame;
}

export function binaryFrame(bytes: Buffer): Buffer {
  const frame = framed(FINAL_BINARY, bytes.length);
  bytes.copy(frame, headBytesOf(bytes.length));
  return frame;
}

const headBytesOf = (length: number): number => (length < LENGTH_IN_16_BITS ? 2 : length < 0x10000 ? 4 : 10);

/** A frame with room for its content. */
function framed(opcode: number, length: number): Buffer {
  const headBytes = headBytesOf(length);
  const frame = Buffer.allocUnsafe(headBytes + length);
  frame[0] = opcode;
  if (headBytes === 2) frame[1] = length;
  if (headBytes === 4) {
    frame[1] = LENGTH_IN_16_BITS;
    frame.writeUInt16BE(length, 2);
  }
  if (headBytes === 10) {
    frame[1] = LENGTH_IN_64_BITS;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  return frame;
}
