/** Builds RTP packets as publishers send them, for tests and load. */
export interface SampleRtp {
  payloadType?: number;
  marker?: boolean;
  sequence: number;
  timestamp?: number;
  ssrc?: number;
  extensions?: readonly { id: number; value: Buffer | string }[];
  payload?: Buffer;
  /** Bytes of padding after the payload, 0 to 255. */
  padding?: number;
}

export function sampleRtp(sample: SampleRtp): Buffer {
  const extensions = sample.extensions ?? [];
  const padding = sample.padding ?? 0;
  const header = Buffer.alloc(12);
  header[0] = 0x80 | (extensions.length > 0 ? 0x10 : 0) | (padding > 0 ? 0x20 : 0);
  header[1] = (sample.payloadType ?? 96) | (sample.marker === true ? 0x80 : 0);
  header.writeUInt16BE(sample.sequence & 0xffff, 2);
  header.writeUInt32BE((sample.timestamp ?? 0) >>> 0, 4);
  header.writeUInt32BE(sample.ssrc ?? 1, 8);
  const tail = Buffer.alloc(padding);
  if (padding > 0) tail[padding - 1] = padding;
  return Buffer.concat([header, extensionBlock(extensions), sample.payload ?? Buffer.alloc(0), tail]);
}

/** A VP8 payload with a 15-bit picture id and a base layer index. */
export function sampleVp8(frame: { isKey: boolean; isStart?: boolean; pictureId: number; tl0PicIdx: number }): Buffer {
  const head = Buffer.from([0x80 | (frame.isStart === false ? 0 : 0x10), 0xe0, 0, 0, frame.tl0PicIdx, 0]);
  head.writeUInt16BE(0x8000 | (frame.pictureId & 0x7fff), 2);
  return Buffer.concat([head, Buffer.from([frame.isKey ? 0 : 1, 1, 2, 3, 4, 5, 6, 7, 8, 9])]);
}

function extensionBlock(extensions: NonNullable<SampleRtp["extensions"]>): Buffer {
  if (extensions.length === 0) return Buffer.alloc(0);
  const elements = extensions.map(({ id, value }) => {
    const bytes = Buffer.from(value);
    return Buffer.concat([Buffer.from([(id << 4) | (bytes.length - 1)]), bytes]);
  });
  const body = Buffer.concat(elements);
  const words = Math.ceil(body.length / 4);
  const head = Buffer.from([0xbe, 0xde, words >> 8, words & 255]);
  return Buffer.concat([head, body, Buffer.alloc(words * 4 - body.length)]);
}
