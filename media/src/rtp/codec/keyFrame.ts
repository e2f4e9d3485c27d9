interface Payload {
  from: number;
  end: number;
}

/** Whether a payload starts a key frame, by codec; always false for unknown codecs. */
export function startsKeyFrame(mime: string, packet: Buffer, payload: Payload): boolean {
  if (payload.from >= payload.end) return false;
  if (mime === "video/h264") return isH264KeyFrame(packet, payload);
  if (mime === "video/vp9") return isVp9KeyFrame(packet, payload);
  if (mime === "video/av1") return isAv1KeyFrame(packet, payload);
  return false;
}

const nal = { slice: 5, parameters: 7, aggregate: 24, fragment: 28 } as const;

/** A parameter set or the first slice of an IDR picture, alone, aggregated or fragmented (RFC 6184). */
function isH264KeyFrame(packet: Buffer, { from, end }: Payload): boolean {
  const type = (packet[from] ?? 0) & 31;
  if (type === nal.fragment) {
    const fragment = packet[from + 1] ?? 0;
    return end > from + 1 && fragment > 127 && isIdr(fragment & 31);
  }
  if (type !== nal.aggregate) return isIdr(type);
  let at = from + 1;
  while (at + 3 <= end) {
    if (isIdr((packet[at + 2] ?? 0) & 31)) return true;
    at += 2 + packet.readUInt16BE(at);
  }
  return false;
}

const isIdr = (type: number): boolean => type === nal.slice || type === nal.parameters;

/** Start of a frame that is not predicted from others, on the lowest spatial layer (RFC 9628). */
function isVp9KeyFrame(packet: Buffer, { from, end }: Payload): boolean {
  const first = packet[from] ?? 0;
  if ((first & 0x40) !== 0 || (first & 0x08) === 0) return false;
  if ((first & 0x20) === 0) return true;
  let at = from + 1;
  if (first & 0x80) at += (packet[at] ?? 0) > 127 ? 2 : 1;
  return at < end && (((packet[at] ?? 0) >> 1) & 7) === 0;
}

/** The N bit of the aggregation header: first packet of a new coded video sequence. */
function isAv1KeyFrame(packet: Buffer, { from }: Payload): boolean {
  return ((packet[from] ?? 0) & 0x08) !== 0;
}
