import { crc32c } from "./crc32c.ts";

/** SCTP packets (RFC 9260 section 3). Readers never throw; malformed parts are left out. */
export interface Chunk {
  type: number;
  flags: number;
  /** Without its header and padding. */
  body: Buffer;
}

export const chunkType = {
  data: 0,
  init: 1,
  initAck: 2,
  sack: 3,
  heartbeat: 4,
  heartbeatAck: 5,
  abort: 6,
  shutdown: 7,
  shutdownAck: 8,
  error: 9,
  cookieEcho: 10,
  cookieAck: 11,
  shutdownComplete: 14,
  reconfig: 130,
  forwardTsn: 192,
} as const;

const headerBytes = 12;
const chunkHeaderBytes = 4;
/** A packet of the usual size holds about sixty of the smallest messages; each chunk may cost an answer. */
const maxChunks = 128;

export interface SctpPacket {
  verificationTag: number;
  chunks: Chunk[];
}

/** Null for anything but an intact SCTP packet. */
export function parsePacket(packet: Buffer): SctpPacket | null {
  if (packet.length < headerBytes || !hasChecksum(packet)) return null;
  const chunks: Chunk[] = [];
  let at = headerBytes;
  while (at + chunkHeaderBytes <= packet.length && chunks.length < maxChunks) {
    const length = packet.readUInt16BE(at + 2);
    const end = at + length;
    if (length < chunkHeaderBytes || end > packet.length) break;
    chunks.push({
      type: packet[at] ?? 0,
      flags: packet[at + 1] ?? 0,
      body: packet.subarray(at + chunkHeaderBytes, end),
    });
    at = padded(end);
  }
  return { verificationTag: packet.readUInt32BE(4), chunks };
}

export function buildPacket(port: number, verificationTag: number, chunks: readonly Chunk[]): Buffer {
  const length = chunks.reduce((sum, chunk) => sum + chunkBytes(chunk), headerBytes);
  const out = Buffer.alloc(length);
  out.writeUInt16BE(port, 0);
  out.writeUInt16BE(port, 2);
  out.writeUInt32BE(verificationTag, 4);
  let at = headerBytes;
  for (const chunk of chunks) {
    out[at] = chunk.type;
    out[at + 1] = chunk.flags;
    out.writeUInt16BE(chunkHeaderBytes + chunk.body.length, at + 2);
    chunk.body.copy(out, at + chunkHeaderBytes);
    at += chunkBytes(chunk);
  }
  out.writeUInt32LE(crc32c(out), 8);
  return out;
}

/** Bytes of a chunk within a packet. */
export const chunkBytes = ({ body }: Chunk): number => padded(chunkHeaderBytes + body.length);

export interface Parameter {
  type: number;
  value: Buffer;
}

/** Parameters of a chunk, starting at `from` (RFC 9260 section 3.2.1). */
export function parseParameters(body: Buffer, from: number): Parameter[] {
  const parameters: Parameter[] = [];
  let at = from;
  while (at + 4 <= body.length && parameters.length < maxChunks) {
    const end = at + body.readUInt16BE(at + 2);
    if (end < at + 4 || end > body.length) break;
    parameters.push({ type: body.readUInt16BE(at), value: body.subarray(at + 4, end) });
    at = padded(end);
  }
  return parameters;
}

export function buildParameters(parameters: readonly Parameter[]): Buffer {
  const parts = parameters.map(({ type, value }) => {
    const out = Buffer.alloc(padded(4 + value.length));
    out.writeUInt16BE(type, 0);
    out.writeUInt16BE(4 + value.length, 2);
    value.copy(out, 4);
    return out;
  });
  return Buffer.concat(parts);
}

const padded = (length: number): number => (length + 3) & ~3;

function hasChecksum(packet: Buffer): boolean {
  const plain = Buffer.from(packet);
  plain.writeUInt32LE(0, 8);
  return crc32c(plain) === packet.readUInt32LE(8);
}
