interface FrameKind {
  opcode?: number;
  isFinal?: boolean;
}

const TEXT = 1;

/** One frame as a browser sends it (RFC 6455, 5.2); text and final by default. */
export function maskedFrame(text: string, { opcode = TEXT, isFinal = true }: FrameKind = {}): Buffer {
  const payload = Buffer.from(text);
  const mask = Buffer.from([0x1f, 0x80, 0x03, 0xfe]);
  const head = Buffer.from([(isFinal ? 0x80 : 0) | opcode, ...lengthOf(payload.length)]);
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ (mask[at & 3] ?? 0))]);
}

function lengthOf(bytes: number): number[] {
  if (bytes < 126) return [0x80 | bytes];
  if (bytes < 0x10000) return [0x80 | 126, bytes >> 8, bytes & 0xff];
  const wide = Buffer.alloc(8);
  wide.writeBigUInt64BE(BigInt(bytes));
  return [0x80 | 127, ...wide];
}
