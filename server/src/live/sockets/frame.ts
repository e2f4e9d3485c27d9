import type { DownMessage } from "@atrium/contract";
import { jsonWith } from "./feedJson.ts";

/** A message for many: serialized at most once, however many sockets it goes to. */
export interface Frame {
  type: DownMessage["type"];
  message(): DownMessage;
  bytes(): Buffer;
}

export function frameOf(message: DownMessage): Frame {
  let bytes: Buffer | null = null;
  const { type } = message;
  return { type, message: () => message, bytes: () => (bytes ??= textFrame(jsonWith(message))) };
}

/** A frame for a message that is JSON already; `type` is the message's. */
export function frameOfJson(type: DownMessage["type"], json: string): Frame {
  let bytes: Buffer | null = null;
  return { type, message: () => JSON.parse(json) as DownMessage, bytes: () => (bytes ??= textFrame(json)) };
}

const FINAL_TEXT = 0x81;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;

/** One unmasked, unfragmented WebSocket text frame (RFC 6455, 5.2). */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headBytes = length < LENGTH_IN_16_BITS ? 2 : length < 0x10000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headBytes + length);
  frame[0] = FINAL_TEXT;
  if (headBytes === 2) frame[1] = length;
  if (headBytes === 4) {
    frame[1] = LENGTH_IN_16_BITS;
    frame.writeUInt16BE(length, 2);
  }
  if (headBytes === 10) {
    frame[1] = LENGTH_IN_64_BITS;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headBytes, "utf8");
  return frame;
}
