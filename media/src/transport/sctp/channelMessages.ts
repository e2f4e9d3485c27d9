/** Data channel establishment (RFC 8832). Parsers never throw. */
export interface ChannelOpen {
  label: string;
  ordered: boolean;
  maxRetransmits?: number;
  maxLifeMs?: number;
}

export const payloadProtocol = { control: 50, text: 51, binary: 53, emptyText: 56, emptyBinary: 57 } as const;

const messageType = { ack: 0x02, open: 0x03 } as const;
const unordered = 0x80;
const limitedBy = { nothing: 0, retransmits: 1, lifetime: 2 } as const;

/** DATA_CHANNEL_OPEN (RFC 8832, 5.1). */
export function buildChannelOpen({ label, ordered, maxRetransmits, maxLifeMs }: ChannelOpen): Buffer {
  const name = Buffer.from(label);
  const out = Buffer.alloc(12 + name.length);
  const limit = limitOf({ maxRetransmits, maxLifeMs });
  out[0] = messageType.open;
  out[1] = (ordered ? 0 : unordered) | limit;
  out.writeUInt32BE(maxRetransmits ?? maxLifeMs ?? 0, 4);
  out.writeUInt16BE(name.length, 8);
  name.copy(out, 12);
  return out;
}

export const channelAck = Buffer.from([messageType.ack]);

/** A data channel control message; null for anything else, or if truncated. */
export function parseControl(message: Buffer): { type: "ack" } | ({ type: "open" } & ChannelOpen) | null {
  if (message[0] === messageType.ack) return { type: "ack" };
  if (message[0] !== messageType.open || message.length < 12) return null;
  const kind = message[1] ?? 0;
  const labelEnd = 12 + message.readUInt16BE(8);
  if (labelEnd > message.length) return null;
  const limit = message.readUInt32BE(4);
  return {
    type: "open",
    label: message.toString("utf8", 12, labelEnd),
    ordered: (kind & unordered) === 0,
    ...((kind & 3) === limitedBy.retransmits ? { maxRetransmits: limit } : {}),
    ...((kind & 3) === limitedBy.lifetime ? { maxLifeMs: limit } : {}),
  };
}

function limitOf(open: { maxRetransmits: number | undefined; maxLifeMs: number | undefined }): number {
  if (open.maxRetransmits !== undefined) return limitedBy.retransmits;
  return open.maxLifeMs === undefined ? limitedBy.nothing : limitedBy.lifetime;
}
