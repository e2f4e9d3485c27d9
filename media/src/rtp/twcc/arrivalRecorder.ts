import { SequenceUnwrapper } from "../packet/sequenceUnwrapper.ts";

const ticksPerMs = 4;
const referenceTicks = 256;
const maxReported = 4096;
const symbol = { lost: 0, small: 1, large: 2 } as const;

/**
 * Records when packets with a transport-wide number arrived, and reports that to their sender in feedback messages
 * (draft-holmer-rmcat-transport-wide-cc-extensions-01). Senders pace themselves by it.
 */
export class ArrivalRecorder {
  readonly #unwrapper = new SequenceUnwrapper();
  readonly #arrivals = new Map<number, number>();
  #next = -1;
  #messages = 0;
  #mediaSsrc = 0;

  add(sequence: number, nowMs: number, ssrc: number): void {
    const number = this.#unwrapper.unwrap(sequence);
    this.#mediaSsrc = ssrc;
    if (!this.#arrivals.has(number)) this.#arrivals.set(number, Math.round(nowMs * ticksPerMs));
  }

  /** Feedback on everything since the last message; null if nothing arrived. A late packet makes it start earlier. */
  build(sender: number): Buffer | null {
    if (this.#arrivals.size === 0) return null;
    let first = this.#next;
    let last = -1;
    for (const number of this.#arrivals.keys()) {
      if (first < 0 || number < first) first = number;
      if (number > last) last = number;
    }
    if (last - first >= maxReported) first = last - maxReported + 1;
    const report = describe(this.#arrivals, first, last);
    this.#arrivals.clear();
    this.#next = Math.max(this.#next, last + 1);
    if (report === null) return null;
    return encode({ sender, media: this.#mediaSsrc, first, count: this.#messages++ & 255 }, report);
  }
}

interface Report {
  /** In units of 64 ms. */
  reference: number;
  symbols: number[];
  deltas: number[];
}

/** Arrival times as differences of 0.25 ms; one that does not fit 16 bits makes its packet count as lost. */
function describe(arrivals: ReadonlyMap<number, number>, first: number, last: number): Report | null {
  const symbols: number[] = [];
  const deltas: number[] = [];
  let reference = -1;
  let previous = 0;
  for (let number = first; number <= last; number++) {
    const arrival = arrivals.get(number);
    if (arrival !== undefined && reference < 0) {
      reference = Math.floor(arrival / referenceTicks);
      previous = reference * referenceTicks;
    }
    const delta = arrival === undefined ? Number.NaN : arrival - previous;
    if (delta >= -0x8000 && delta <= 0x7fff) {
      symbols.push(delta >= 0 && delta <= 255 ? symbol.small : symbol.large);
      deltas.push(delta);
      previous += delta;
    } else symbols.push(symbol.lost);
  }
  return reference < 0 ? null : { reference, symbols, deltas };
}

function encode(head: { sender: number; media: number; first: number; count: number }, report: Report): Buffer {
  const chunks = packSymbols(report.symbols);
  const deltaBytes = report.deltas.reduce((sum, delta) => sum + (delta >= 0 && delta <= 255 ? 1 : 2), 0);
  const used = 20 + chunks.length * 2 + deltaBytes;
  const padding = (4 - (used & 3)) & 3;
  const out = Buffer.alloc(used + padding);
  out[0] = 0x8f | (padding > 0 ? 0x20 : 0);
  out[1] = 205;
  out.writeUInt16BE(out.length / 4 - 1, 2);
  out.writeUInt32BE(head.sender, 4);
  out.writeUInt32BE(head.media, 8);
  out.writeUInt16BE(head.first & 0xffff, 12);
  out.writeUInt16BE(report.symbols.length, 14);
  out.writeUIntBE(report.reference & 0xffffff, 16, 3);
  out[19] = head.count;
  let at = 20;
  for (const chunk of chunks) at = out.writeUInt16BE(chunk, at);
  for (const delta of report.deltas) {
    at = delta >= 0 && delta <= 255 ? out.writeUInt8(delta, at) : out.writeInt16BE(delta, at);
  }
  if (padding > 0) out[out.length - 1] = padding;
  return out;
}

/** Runs of at least eight equal symbols become a run-length chunk, the rest vectors of seven two-bit symbols. */
function packSymbols(symbols: readonly number[]): number[] {
  const chunks: number[] = [];
  let at = 0;
  while (at < symbols.length) {
    const first = symbols[at] ?? 0;
    let end = at + 1;
    while (end < symbols.length && end - at < 0x1fff && symbols[end] === first) end++;
    if (end - at >= 8) {
      chunks.push((first << 13) | (end - at));
      at = end;
    } else {
      let vector = 0xc000;
      for (let slot = 0; slot < 7; slot++) vector |= (symbols[at + slot] ?? 0) << (12 - 2 * slot);
      chunks.push(vector);
      at += 7;
    }
  }
  return chunks;
}
