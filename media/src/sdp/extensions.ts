import type { ExtensionIds } from "../rtp/peerMedia.ts";
import type { SdpExtension, SdpSection } from "./sdpDescription.ts";

/** Header extensions we support; all others are left out of our answers. */
const URIS = {
  mid: "urn:ietf:params:rtp-hdrext:sdes:mid",
  rid: "urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id",
  repairedRid: "urn:ietf:params:rtp-hdrext:sdes:repaired-rtp-stream-id",
  audioLevel: "urn:ietf:params:rtp-hdrext:ssrc-audio-level",
  transportCc: "http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01",
  absSendTime: "http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time",
} as const satisfies Record<keyof ExtensionIds, string>;

const NAMES: readonly (keyof ExtensionIds)[] = [
  "mid",
  "rid",
  "repairedRid",
  "audioLevel",
  "transportCc",
  "absSendTime",
];

/** The ids of a whole bundle: an id means the same extension in every section. */
export function extensionIds(sections: readonly SdpSection[]): ExtensionIds {
  const ids: ExtensionIds = {};
  for (const { id, uri } of sections.flatMap((section) => section.extensions)) {
    const name = NAMES.find((known) => URIS[known] === uri);
    if (name) ids[name] = id;
  }
  return ids;
}

/** The peer's extensions that we support, as lines of an answer. */
export function answeredExtensions(section: SdpSection): SdpExtension[] {
  const wanted = NAMES.filter((name) => name !== "absSendTime").map((name): string => URIS[name]);
  return section.extensions.filter((extension) => wanted.includes(extension.uri));
}

/** What we offer for sections that we send on, with the ids of `OFFERED_EXTENSION_IDS`. */
export function offeredExtensions(): SdpExtension[] {
  return [
    { id: 3, uri: URIS.transportCc },
    { id: 4, uri: URIS.mid },
  ];
}

export const OFFERED_EXTENSION_IDS: ExtensionIds = { transportCc: 3, mid: 4 };
