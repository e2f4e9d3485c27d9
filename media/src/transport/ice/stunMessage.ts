import { createHmac, timingSafeEqual } from "node:crypto";
import { crc32 } from "./crc32.ts";
import { ipBytes } from "./ipBytes.ts";

/** STUN binding messages as ICE uses them (RFC 8489, RFC 8445): parse, check and build. Parsers never throw. */
export interface StunMessage {
  kind: "request" | "indication" | "success" | "error";
  /** 12 bytes, a view into the packet. */
  transactionId: Buffer;
  /** `receiver:sender` user name fragments; empty where absent. */
  username: string;
  useCandidate: boolean;
  /** Offset of the MESSAGE-INTEGRITY attribute; -1 where absent. */
  integrityAt: number;
}

const headerBytes = 20;
const magicCookie = 0x2112a442;
const fingerprintMask = 0x5354554e;
const kinds = ["request", "indication", "success", "error"] as const;
const attribute = {
  username: 0x0006,
  messageIntegrity: 0x0008,
  xorMappedAddress: 0x0020,
  useCandidate: 0x0025,
  fingerprint: 0x8028,
} as const;

/** Null for anything but a well-formed binding message with a valid FINGERPRINT. */
export function parseStun(packet: Buffer): StunMessage | null {
  if (packet.length < headerBytes || packet.length % 4 !== 0) return null;
  if (packet.readUInt16BE(2) !== packet.length - headerBytes || packet.readUInt32BE(4) !== magicCookie) return null;
  const type = packet.readUInt16BE(0);
  if ((type & ~0x0110) !== 0x0001) return null;
  const message: StunMessage = {
    kind: kinds[((type & 0x0100) >> 7) | ((type & 0x0010) >> 4)] ?? "error",
    transactionId: packet.subarray(8, headerBytes),
    username: "",
    useCandidate: false,
    integrityAt: -1,
  };
  return readAttributes(packet, message) ? message : null;
}

/** Whether MESSAGE-INTEGRITY was made with this short-term password. */
export function verifyIntegrity(packet: Buffer, message: StunMessage, password: string): boolean {
  const at = message.integrityAt;
  if (at < 0) return false;
  return timingSafeEqual(integrityOf(packet, at, password), packet.subarray(at + 4, at + 24));
}

/** The answer to a binding request; `address` is where the request came from. */
export function buildBindingSuccess(
  request: StunMessage,
  address: { ip: string; port: number },
  password: string,
): Buffer {
  const ip = ipBytes(address.ip);
  const value = Buffer.alloc(4 + ip.length);
  value[1] = ip.length === 4 ? 1 : 2;
  value.writeUInt16BE(address.port ^ (magicCookie >>> 16), 2);
  const mask = Buffer.alloc(16);
  mask.writeUInt32BE(magicCookie, 0);
  request.transactionId.copy(mask, 4);
  for (let at = 0; at < ip.length; at++) value[4 + at] = (ip[at] ?? 0) ^ (mask[at] ?? 0);
  return buildStun(0x0101, request.transactionId, { attributes: [[attribute.xorMappedAddress, value]], password });
}

/** A binding message that ends with MESSAGE-INTEGRITY and FINGERPRINT. */
export function buildStun(
  type: number,
  transactionId: Buffer,
  body: { attributes: readonly (readonly [type: number, value: Buffer])[]; password: string },
): Buffer {
  const size = body.attributes.reduce((sum, [, value]) => sum + 4 + padded(value.length), 0);
  const out = Buffer.alloc(headerBytes + size + 24 + 8);
  out.writeUInt16BE(type, 0);
  out.writeUInt32BE(magicCookie, 4);
  transactionId.copy(out, 8);
  let at = headerBytes;
  for (const [kind, value] of body.attributes) {
    out.writeUInt16BE(kind, at);
    out.writeUInt16BE(value.length, at + 2);
    value.copy(out, at + 4);
    at += 4 + padded(value.length);
  }
  out.writeUInt16BE(attribute.messageIntegrity, at);
  out.writeUInt16BE(20, at + 2);
  integrityOf(out, at, body.password).copy(out, at + 4);
  at += 24;
  out.writeUInt16BE(out.length - headerBytes, 2);
  out.writeUInt16BE(attribute.fingerprint, at);
  out.writeUInt16BE(4, at + 2);
  out.writeUInt32BE((crc32(out, at) ^ fingerprintMask) >>> 0, at + 4);
  return out;
}

/** Attributes after MESSAGE-INTEGRITY are ignored, FINGERPRINT must be the last one. */
function readAttributes(packet: Buffer, message: StunMessage): boolean {
  let at = headerBytes;
  while (at + 4 <= packet.length) {
    const type = packet.readUInt16BE(at);
    const length = packet.readUInt16BE(at + 2);
    const end = at + 4 + length;
    if (end > packet.length) return false;
    if (type === attribute.fingerprint) return end === packet.length && length === 4 && isFingerprintRight(packet, at);
    if (message.integrityAt < 0) {
      if (type === attribute.username) message.username = packet.toString("utf8", at + 4, end);
      if (type === attribute.useCandidate) message.useCandidate = true;
      if (type === attribute.messageIntegrity) {
        if (length !== 20) return false;
        message.integrityAt = at;
      }
    }
    at += 4 + padded(length);
  }
  return false;
}

function isFingerprintRight(packet: Buffer, at: number): boolean {
  return packet.readUInt32BE(at + 4) === (crc32(packet, at) ^ fingerprintMask) >>> 0;
}

/** The HMAC covers the message as if it ended with MESSAGE-INTEGRITY, so the length field is adjusted for it. */
function integrityOf(packet: Buffer, at: number, password: string): Buffer {
  const start = Buffer.from(packet.subarray(0, 4));
  start.writeUInt16BE(at + 24 - headerBytes, 2);
  return createHmac("sha1", password).update(start).update(packet.subarray(4, at)).digest();
}

const padded = (length: number): number => (length + 3) & ~3;
