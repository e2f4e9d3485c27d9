/** Called for each packet in a feedback message; `arrivalMs` is on the receiver's clock, null if lost. */
export type FeedbackSink = (sequence: number, arrivalMs: number | null) => void;

const msPerTick = 0.25;
const referenceMs = 64;
/** Far more than are sent between two messages; a few bytes can claim to cover sixty thousand. */
const maxCount = 8192;

/** Reads one transport-wide feedback message. False if it is malformed, possibly after some calls. Never throws. */
export function readTransportFeedback(
  packet: Buffer,
  message: { start: number; end: number },
  sink: FeedbackSink,
): boolean {
  const { start, end } = message;
  if (end - start < 20 || end > packet.length) return false;
  const first = packet.readUInt16BE(start + 12);
  const count = packet.readUInt16BE(start + 14);
  if (count > maxCount) return false;
  const symbols = readSymbols(packet, { at: start + 20, end }, count);
  if (symbols === null) return false;
  let at = symbols.end;
  let arrivalMs = packet.readUIntBE(start + 16, 3) * referenceMs;
  for (let index = 0; index < count; index++) {
    const sequence = (first + index) & 0xffff;
    const kind = symbols.values[index] ?? 0;
    if (at + kind > end || kind > 2) return false;
    if (kind === 1) arrivalMs += (packet[at] ?? 0) * msPerTick;
    if (kind === 2) arrivalMs += packet.readInt16BE(at) * msPerTick;
    at += kind;
    sink(sequence, kind === 0 ? null : arrivalMs);
  }
  return true;
}

/** A symbol is the number of bytes of its time difference: 0 (lost), 1 or 2. */
function readSymbols(
  packet: Buffer,
  { at, end }: { at: number; end: number },
  count: number,
): { values: Uint8Array; end: number } | null {
  const values = new Uint8Array(count);
  let filled = 0;
  while (filled < count) {
    if (at + 2 > end) return null;
    const chunk = packet.readUInt16BE(at);
    at += 2;
    if (chunk < 0x8000) {
      const next = Math.min(count, filled + (chunk & 0x1fff));
      if (next === filled) return null;
      values.fill((chunk >> 13) & 3, filled, next);
      filled = next;
    } else if (chunk < 0xc000) {
      for (let bit = 13; bit >= 0 && filled < count; bit--) values[filled++] = (chunk >> bit) & 1;
    } else {
      for (let bit = 12; bit >= 0 && filled < count; bit -= 2) values[filled++] = (chunk >> bit) & 3;
    }
  }
  return { values, end: at };
}
