import type { Direction, SdpCodec, SdpDescription, SdpExtension, SdpSection, SectionKind } from "./sdpDescription.ts";

/** About 100 cameras and as many voices; longer texts are rejected unread. */
const MAX_LENGTH = 448 * 1024;
const MAX_SECTIONS = 400;
const MAX_LINES_PER_SECTION = 2000;

/** Reads an offer or answer of one bundled transport. Null if it is malformed, too long or lacks ICE or DTLS. */
export function parseSdp(text: string): SdpDescription | null {
  if (text.length > MAX_LENGTH || !text.startsWith("v=0")) return null;
  const blocks = text.split(/\r?\n(?=m=)/).map((block) => block.split(/\r?\n/).filter((line) => line !== ""));
  const [session, ...media] = blocks;
  if (!session || media.length > MAX_SECTIONS) return null;
  if (media.some((lines) => lines.length > MAX_LINES_PER_SECTION)) return null;
  const transport = readTransport([session, ...media]);
  const sections = media.map(readSection);
  const known = sections.filter((section) => section !== null);
  if (!transport || known.length !== sections.length) return null;
  if (new Set(known.map((section) => section.mid)).size !== known.length) return null;
  return { ...transport, sections: known };
}

function readTransport(blocks: readonly (readonly string[])[]): Omit<SdpDescription, "sections"> | null {
  // A rejected section may carry no transport, and in a bundle all live ones carry the same.
  const lines = blocks.flat();
  const first = (name: string): string | undefined => lines.find((line) => line.startsWith(name))?.slice(name.length);
  const ufrag = first("a=ice-ufrag:");
  const pwd = first("a=ice-pwd:");
  const setup = first("a=setup:");
  const fingerprints = [...new Set(lines.filter((line) => line.startsWith("a=fingerprint:")))].map(readFingerprint);
  if (!ufrag || ufrag.length > 256 || !pwd || pwd.length > 256 || fingerprints.length === 0) return null;
  return { ufrag, pwd, fingerprints, setup: setup === "active" || setup === "passive" ? setup : "actpass" };
}

function readFingerprint(line: string): { algorithm: string; value: string } {
  const [algorithm = "", value = ""] = line.slice("a=fingerprint:".length).split(" ");
  return { algorithm: algorithm.toLowerCase(), value };
}

function readSection(lines: readonly string[]): SdpSection | null {
  const [kind, port, , ...payloadTypes] = (lines[0] ?? "").slice(2).split(" ");
  const mid = valueOf(lines, "a=mid:");
  if (!isSectionKind(kind) || mid === undefined || !/^[\w+.-]{1,32}$/.test(mid)) return null;
  return {
    kind,
    mid,
    direction: readDirection(lines),
    rejected: port === "0" && !lines.includes("a=bundle-only"),
    codecs: kind === "application" ? [] : readCodecs(lines, payloadTypes.map(Number)),
    extensions: valuesOf(lines, "a=extmap:")
      .map(readExtension)
      .filter((extension) => extension !== null),
    ssrcs: readSsrcs(lines),
    rids: readRids(lines),
    trackId: valueOf(lines, "a=msid:")?.split(" ")[1] ?? "",
  };
}

function readCodecs(lines: readonly string[], payloadTypes: readonly number[]): SdpCodec[] {
  const codecs = new Map<number, SdpCodec>();
  const fmtp = byPayloadType(lines, "a=fmtp:");
  const feedback = byPayloadType(lines, "a=rtcp-fb:");
  for (const [payloadType, [mapping]] of byPayloadType(lines, "a=rtpmap:")) {
    const [name = "", clockRate = "0", channels = "1"] = (mapping ?? "").split("/");
    codecs.set(payloadType, {
      payloadType,
      name: name.toLowerCase(),
      clockRate: Number(clockRate),
      channels: Number(channels),
      fmtp: fmtp.get(payloadType)?.[0] ?? "",
      feedback: feedback.get(payloadType) ?? [],
    });
  }
  return payloadTypes.map((payloadType) => codecs.get(payloadType)).filter((codec) => codec !== undefined);
}

function byPayloadType(lines: readonly string[], name: string): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const value of valuesOf(lines, name)) {
    const space = value.indexOf(" ");
    const payloadType = Number(value.slice(0, space));
    if (space < 1 || !Number.isInteger(payloadType) || payloadType < 0 || payloadType > 127) continue;
    const values = found.get(payloadType) ?? [];
    values.push(value.slice(space + 1));
    found.set(payloadType, values);
  }
  return found;
}

function readExtension(value: string): SdpExtension | null {
  const [id = "", uri] = value.split(" ");
  const number = Number.parseInt(id, 10);
  return uri && number >= 1 && number <= 255 ? { id: number, uri } : null;
}

function readSsrcs(lines: readonly string[]): number[] {
  const repairs = new Set(valuesOf(lines, "a=ssrc-group:FID ").map((pair) => Number(pair.split(" ")[1])));
  const ssrcs = valuesOf(lines, "a=ssrc:").map((value) => Number.parseInt(value, 10));
  return [...new Set(ssrcs)].filter((ssrc) => ssrc > 0 && ssrc <= 0xffffffff && !repairs.has(ssrc));
}

function readRids(lines: readonly string[]): string[] {
  const sent = valuesOf(lines, "a=rid:").filter((value) => value.split(" ")[1] === "send");
  return sent.map((value) => value.split(" ")[0] ?? "").filter((rid) => /^[\w-]{1,16}$/.test(rid));
}

function readDirection(lines: readonly string[]): Direction {
  const directions: readonly Direction[] = ["sendonly", "recvonly", "inactive"];
  return directions.find((direction) => lines.includes(`a=${direction}`)) ?? "sendrecv";
}

const isSectionKind = (kind: string | undefined): kind is SectionKind =>
  kind === "audio" || kind === "video" || kind === "application";

const valueOf = (lines: readonly string[], name: string): string | undefined =>
  lines.find((line) => line.startsWith(name))?.slice(name.length);

const valuesOf = (lines: readonly string[], name: string): string[] =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
