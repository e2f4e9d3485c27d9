import type { Chunk } from "./sctpPacket.ts";
import { buildParameters, chunkType, parseParameters } from "./sctpPacket.ts";
import type { GapBlock } from "./sender.ts";

// The chunks that maintain an association (RFC 9260 section 3.3, RFC 3758, RFC 6525). Readers return null if truncated.

export interface InitChunk {
  tag: number;
  windowBytes: number;
  firstTsn: number;
  /** In an INIT ACK: what the other side must send back. */
  cookie: Buffer | null;
}

const parameter = { cookie: 7, forwardTsn: 0xc000, extensions: 0x8008 } as const;
const resetParameter = { request: 13, response: 16 } as const;
/** Results of a reset request. */
export const resetResult = { done: 1, inProgress: 6 } as const;

export function buildInit(init: InitChunk, streams: number): Chunk {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(init.tag, 0);
  head.writeUInt32BE(init.windowBytes, 4);
  head.writeUInt16BE(streams, 8);
  head.writeUInt16BE(streams, 10);
  head.writeUInt32BE(init.firstTsn, 12);
  const cookie = init.cookie === null ? [] : [{ type: parameter.cookie, value: init.cookie }];
  const extensions = Buffer.from([chunkType.reconfig, chunkType.forwardTsn]);
  const parameters = buildParameters([
    ...cookie,
    { type: parameter.forwardTsn, value: Buffer.alloc(0) },
    { type: parameter.extensions, value: extensions },
  ]);
  const type = init.cookie === null ? chunkType.init : chunkType.initAck;
  return { type, flags: 0, body: Buffer.concat([head, parameters]) };
}

export function readInit({ body }: Chunk): InitChunk | null {
  if (body.length < 16 || body.readUInt32BE(0) === 0) return null;
  const cookie = parseParameters(body, 16).find(({ type }) => type === parameter.cookie)?.value ?? null;
  return { tag: body.readUInt32BE(0), windowBytes: body.readUInt32BE(4), firstTsn: body.readUInt32BE(12), cookie };
}

export interface Sack {
  cumulative: number;
  windowBytes: number;
  gaps: GapBlock[];
}

export function buildSack({ cumulative, windowBytes, gaps }: Sack): Chunk {
  const body = Buffer.alloc(12 + 4 * gaps.length);
  body.writeUInt32BE(cumulative, 0);
  body.writeUInt32BE(windowBytes, 4);
  body.writeUInt16BE(gaps.length, 8);
  gaps.forEach(({ start, end }, index) => {
    body.writeUInt16BE(start, 12 + 4 * index);
    body.writeUInt16BE(end, 14 + 4 * index);
  });
  return { type: chunkType.sack, flags: 0, body };
}

export function readSack({ body }: Chunk): Sack | null {
  if (body.length < 12) return null;
  const count = Math.min(body.readUInt16BE(8), Math.floor((body.length - 12) / 4));
  const gaps = Array.from({ length: count }, (_, index) => ({
    start: body.readUInt16BE(12 + 4 * index),
    end: body.readUInt16BE(14 + 4 * index),
  }));
  return { cumulative: body.readUInt32BE(0), windowBytes: body.readUInt32BE(4), gaps };
}

export function readForwardTsn({ body }: Chunk): { tsn: number; streams: { stream: number; ssn: number }[] } | null {
  if (body.length < 4) return null;
  const streams = Array.from({ length: Math.floor((body.length - 4) / 4) }, (_, index) => ({
    stream: body.readUInt16BE(4 + 4 * index),
    ssn: body.readUInt16BE(6 + 4 * index),
  }));
  return { tsn: body.readUInt32BE(0), streams };
}

export type Reset =
  | { kind: "request"; sequence: number; lastTsn: number; streams: number[] }
  | { kind: "response"; sequence: number; result: number };

/** The requests and responses of a RE-CONFIG chunk; kinds we do not support are left out. */
export function readResets({ body }: Chunk): Reset[] {
  const resets: Reset[] = [];
  for (const { type, value } of parseParameters(body, 0)) {
    if (type === resetParameter.request && value.length >= 12) {
      const count = (value.length - 12) >> 1;
      const streams = Array.from({ length: count }, (_, index) => value.readUInt16BE(12 + 2 * index));
      resets.push({ kind: "request", sequence: value.readUInt32BE(0), lastTsn: value.readUInt32BE(8), streams });
    }
    if (type === resetParameter.response && value.length >= 8) {
      resets.push({ kind: "response", sequence: value.readUInt32BE(0), result: value.readUInt32BE(4) });
    }
  }
  return resets;
}

export function buildResetRequest(request: {
  sequence: number;
  peerSequence: number;
  lastTsn: number;
  streams: readonly number[];
}): Chunk {
  const value = Buffer.alloc(12 + 2 * request.streams.length);
  value.writeUInt32BE(request.sequence, 0);
  value.writeUInt32BE(request.peerSequence, 4);
  value.writeUInt32BE(request.lastTsn, 8);
  request.streams.forEach((stream, index) => value.writeUInt16BE(stream, 12 + 2 * index));
  return { type: chunkType.reconfig, flags: 0, body: buildParameters([{ type: resetParameter.request, value }]) };
}

export function buildResetResponse(sequence: number, result: number): Chunk {
  const value = Buffer.alloc(8);
  value.writeUInt32BE(sequence, 0);
  value.writeUInt32BE(result, 4);
  return { type: chunkType.reconfig, flags: 0, body: buildParameters([{ type: resetParameter.response, value }]) };
}
