import type { MediaGate } from "@atrium/contract";
import type { Config } from "../platform/config.ts";

/** The ports a strict network must allow for audio: those of the built-in media server and of the relays. */
export function mediaGates({ livekit, media, iceServers }: Pick<Config, "livekit" | "media" | "iceServers">) {
  const hosts = media.announcedAddresses.length === 0 ? [""] : media.announcedAddresses;
  const own = livekit === null ? hosts.flatMap((host) => portsOf(media, host)) : [];
  return [...own, ...iceServers.urls.flatMap(gateOfRelay)];
}

/** Each thread has its own pair, two higher than the previous one; 0 means any port, which nobody can open in a firewall. */
function portsOf({ udpPort, tcpPort, workers }: Config["media"], host: string): MediaGate[] {
  return Array.from({ length: workers }, (_, number) => 2 * number).flatMap((further) => [
    ...(udpPort === 0 ? [] : [{ protocol: "UDP", host, port: udpPort + further } as const]),
    ...(tcpPort === 0 ? [] : [{ protocol: "TCP", host, port: tcpPort + further } as const]),
  ]);
}

const USUAL_PORTS = { turn: 3478, turns: 5349 } as const;

/** Relay URLs as in RFC 7065. STUN servers carry no audio. */
function gateOfRelay(url: string): MediaGate[] {
  const parts = /^(turns?):([^:?]+)(?::(\d+))?(?:\?transport=(udp|tcp))?$/.exec(url);
  const [, scheme, host, port, transport] = parts ?? [];
  if (host === undefined || (scheme !== "turn" && scheme !== "turns")) return [];
  const protocol = scheme === "turns" || transport === "tcp" ? "TCP" : "UDP";
  return [{ protocol, host, port: port === undefined ? USUAL_PORTS[scheme] : Number(port) }];
}
