/** Builders of the RTCP packets we send. `sender` is our own SSRC. */

/** Asks for a key frame of the stream `media`. */
export function buildPli(sender: number, media: number): Buffer {
  return feedback({ type: 206, format: 1, sender, media }, 0);
}

/** `lost` in ascending order (as unwrapped numbers), so that up to 17 of them share four bytes. */
export function buildNack(sender: number, media: number, lost: readonly number[]): Buffer {
  const items: { first: number; following: number }[] = [];
  for (const sequence of lost) {
    const last = items.at(-1);
    const distance = last === undefined ? 0 : sequence - last.first;
    if (last === undefined || distance > 16 || distance < 1) items.push({ first: sequence, following: 0 });
    else last.following |= 1 << (distance - 1);
  }
  const out = feedback({ type: 205, format: 1, sender, media }, items.length * 4);
  items.forEach(({ first, following }, index) => {
    out.writeUInt16BE(first & 0xffff, 12 + index * 4);
    out.writeUInt16BE(following, 14 + index * 4);
  });
  return out;
}

export interface OwnReportBlock {
  ssrc: number;
  /** 0 to 1. */
  fractionLost: number;
  totalLost: number;
  /** Cycles and highest sequence number. */
  highestSequence: number;
  /** In timestamp units. */
  jitter: number;
  lastSenderReport: number;
  /** In 1/65536 s. */
  delaySinceLastSenderReport: number;
}

/** At most 31 blocks fit one report. */
export function buildReceiverReport(sender: number, blocks: readonly OwnReportBlock[]): Buffer {
  const out = Buffer.alloc(8 + blocks.length * 24);
  out[0] = 0x80 | blocks.length;
  out[1] = 201;
  out.writeUInt16BE(out.length / 4 - 1, 2);
  out.writeUInt32BE(sender, 4);
  blocks.forEach((block, index) => {
    const at = 8 + index * 24;
    out.writeUInt32BE(block.ssrc, at);
    out[at + 4] = Math.min(255, Math.floor(block.fractionLost * 256));
    out.writeUIntBE(Math.min(0x7fffff, Math.max(0, block.totalLost)), at + 5, 3);
    out.writeUInt32BE(block.highestSequence >>> 0, at + 8);
    out.writeUInt32BE(block.jitter >>> 0, at + 12);
    out.writeUInt32BE(block.lastSenderReport >>> 0, at + 16);
    out.writeUInt32BE(block.delaySinceLastSenderReport >>> 0, at + 20);
  });
  return out;
}

export interface SenderReport {
  ssrc: number;
  ntp: { seconds: number; fraction: number };
  rtpTimestamp: number;
  packets: number;
  bytes: number;
}

/** A sender report with the CNAME that RFC 3550 asks for. */
export function buildSenderReport(report: SenderReport, cname: string): Buffer {
  const name = Buffer.from(cname);
  const descriptionBytes = 4 + Math.ceil((4 + 2 + name.length + 1) / 4) * 4;
  const out = Buffer.alloc(28 + descriptionBytes);
  out[0] = 0x80;
  out[1] = 200;
  out.writeUInt16BE(6, 2);
  out.writeUInt32BE(report.ssrc, 4);
  out.writeUInt32BE(report.ntp.seconds >>> 0, 8);
  out.writeUInt32BE(report.ntp.fraction >>> 0, 12);
  out.writeUInt32BE(report.rtpTimestamp >>> 0, 16);
  out.writeUInt32BE(report.packets >>> 0, 20);
  out.writeUInt32BE(report.bytes >>> 0, 24);
  out[28] = 0x81;
  out[29] = 202;
  out.writeUInt16BE(descriptionBytes / 4 - 1, 30);
  out.writeUInt32BE(report.ssrc, 32);
  out[36] = 1;
  out[37] = name.length;
  name.copy(out, 38);
  return out;
}

function feedback(head: { type: number; format: number; sender: number; media: number }, bodyBytes: number): Buffer {
  const out = Buffer.alloc(12 + bodyBytes);
  out[0] = 0x80 | head.format;
  out[1] = head.type;
  out.writeUInt16BE(out.length / 4 - 1, 2);
  out.writeUInt32BE(head.sender, 4);
  out.writeUInt32BE(head.media, 8);
  return out;
}
