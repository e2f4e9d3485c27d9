import type { Chunk } from "./sctpPacket.ts";
import { chunkType } from "./sctpPacket.ts";

/** A fragment of a message (RFC 9260 section 3.3.1). */
export interface DataChunk {
  tsn: number;
  stream: number;
  ssn: number;
  protocol: number;
  isFirst: boolean;
  isLast: boolean;
  isOrdered: boolean;
  data: Buffer;
}

const headerBytes = 12;
const flag = { last: 1, first: 2, unordered: 4 } as const;

/** Null if it is empty. */
export function readDataChunk({ flags, body }: Chunk): DataChunk | null {
  if (body.length <= headerBytes) return null;
  return {
    tsn: body.readUInt32BE(0),
    stream: body.readUInt16BE(4),
    ssn: body.readUInt16BE(6),
    protocol: body.readUInt32BE(8),
    isFirst: (flags & flag.first) !== 0,
    isLast: (flags & flag.last) !== 0,
    isOrdered: (flags & flag.unordered) === 0,
    data: body.subarray(headerBytes),
  };
}

export function buildDataChunk(chunk: DataChunk): Chunk {
  const body = Buffer.alloc(headerBytes + chunk.data.length);
  body.writeUInt32BE(chunk.tsn, 0);
  body.writeUInt16BE(chunk.stream, 4);
  body.writeUInt16BE(chunk.ssn, 6);
  body.writeUInt32BE(chunk.protocol, 8);
  chunk.data.copy(body, headerBytes);
  const flags = (chunk.isLast ? flag.last : 0) | (chunk.isFirst ? flag.first : 0);
  return { type: chunkType.data, flags: flags | (chunk.isOrdered ? 0 : flag.unordered), body };
}
