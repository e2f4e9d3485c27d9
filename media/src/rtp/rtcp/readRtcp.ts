/** Callbacks for the parts of a compound RTCP packet, called in order; nothing is kept. */
export interface RtcpHandler {
  /** `ntp` is the sender's clock in seconds since 1900, as 32.32 in two numbers. */
  onSenderReport(ssrc: number, ntp: { seconds: number; fraction: number }, rtpTimestamp: number): void;
  onReportBlock(block: ReportBlock): void;
  /** `lost` is a 16-bit sequence number of the stream with this ssrc. */
  onNack(ssrc: number, lost: number): void;
  onKeyFrameRequest(ssrc: number): void;
  onRemb(bps: number): void;
  /** Start and end of a transport-wide feedback message, including its header. */
  onTransportFeedback(packet: Buffer, start: number, end: number): void;
}

export interface ReportBlock {
  ssrc: number;
  /** 0 to 1. */
  fractionLost: number;
  highestSequence: number;
  lastSenderReport: number;
  delaySinceLastSenderReport: number;
}

const type = { senderReport: 200, receiverReport: 201, transportFeedback: 205, payloadFeedback: 206 } as const;

/** No network carries more in a packet, and each part of one costs time. */
const maxBytes = 2048;

/** Reads up to the first malformed part; ignores packets that are too long. Never throws. */
export function readRtcp(packet: Buffer, handler: RtcpHandler): void {
  if (packet.length > maxBytes) return;
  let at = 0;
  while (at + 8 <= packet.length) {
    const end = at + 4 + packet.readUInt16BE(at + 2) * 4;
    if ((packet[at] ?? 0) >> 6 !== 2 || end > packet.length) return;
    if (end >= at + 8) readPart(packet, { at, end, count: (packet[at] ?? 0) & 31 }, handler);
    at = end;
  }
}

interface Part {
  at: number;
  end: number;
  /** Number of report blocks, or the format of a feedback message. */
  count: number;
}

function readPart(packet: Buffer, part: Part, handler: RtcpHandler): void {
  switch (packet[part.at + 1]) {
    case type.senderReport:
      return readSenderReport(packet, part, handler);
    case type.receiverReport:
      return readBlocks(packet, { ...part, at: part.at + 8 }, handler);
    case type.transportFeedback:
      if (part.count === 1) readNack(packet, part, handler);
      if (part.count === 15) handler.onTransportFeedback(packet, part.at, part.end);
      return;
    case type.payloadFeedback:
      return readPayloadFeedback(packet, part, handler);
    default:
  }
}

function readSenderReport(packet: Buffer, { at, end, count }: Part, handler: RtcpHandler): void {
  if (at + 28 > end) return;
  const ntp = { seconds: packet.readUInt32BE(at + 8), fraction: packet.readUInt32BE(at + 12) };
  handler.onSenderReport(packet.readUInt32BE(at + 4), ntp, packet.readUInt32BE(at + 16));
  readBlocks(packet, { at: at + 28, end, count }, handler);
}

function readBlocks(packet: Buffer, { at, end, count }: Part, handler: RtcpHandler): void {
  for (let index = 0; index < count && at + 24 <= end; index++, at += 24) {
    handler.onReportBlock({
      ssrc: packet.readUInt32BE(at),
      fractionLost: (packet[at + 4] ?? 0) / 256,
      highestSequence: packet.readUInt32BE(at + 8),
      lastSenderReport: packet.readUInt32BE(at + 16),
      delaySinceLastSenderReport: packet.readUInt32BE(at + 20),
    });
  }
}

function readNack(packet: Buffer, { at, end }: Part, handler: RtcpHandler): void {
  if (at + 12 > end) return;
  const ssrc = packet.readUInt32BE(at + 8);
  for (let item = at + 12; item + 4 <= end; item += 4) {
    const first = packet.readUInt16BE(item);
    const following = packet.readUInt16BE(item + 2);
    handler.onNack(ssrc, first);
    for (let bit = 0; bit < 16; bit++) if (following & (1 << bit)) handler.onNack(ssrc, (first + bit + 1) & 0xffff);
  }
}

function readPayloadFeedback(packet: Buffer, { at, end, count }: Part, handler: RtcpHandler): void {
  if (at + 12 > end) return;
  if (count === 1) handler.onKeyFrameRequest(packet.readUInt32BE(at + 8));
  if (count === 4)
    for (let item = at + 12; item + 8 <= end; item += 8) handler.onKeyFrameRequest(packet.readUInt32BE(item));
  if (count === 15 && at + 20 <= end && packet.toString("latin1", at + 12, at + 16) === "REMB") {
    const exponent = (packet[at + 17] ?? 0) >> 2;
    const mantissa = packet.readUIntBE(at + 17, 3) & 0x3ffff;
    handler.onRemb(mantissa * 2 ** exponent);
  }
}
