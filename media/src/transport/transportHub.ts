import type { AddressInfo, Server } from "node:net";
import { LitePeerTransport } from "./litePeerTransport.ts";
import type { Certificate } from "./dtls/certificate.ts";
import { createCertificate } from "./dtls/certificate.ts";
import { RestingTimer } from "../restingTimer.ts";
import { hostCandidates } from "./ice/candidates.ts";
import type { NetworkPath } from "./ice/networkPath.ts";
import { parseStun } from "./ice/stunMessage.ts";
import type { UdpPath } from "./pathTable.ts";
import { PathTable } from "./pathTable.ts";
import type { PeerTransport, TransportHub } from "./peerTransport.ts";
import { listenTcp } from "./tcp/tcpListener.ts";
import { UdpPort } from "./udpPort.ts";

const tickEveryMs = 100;

export interface TransportHubOptions {
  /** `::` serves IPv6 and IPv4, an IPv4 address only IPv4. */
  bindAddress: string;
  /** 0 picks a free port. */
  udpPort: number;
  tcpPort: number;
  /** IP addresses put into the candidates. */
  announcedAddresses: readonly string[];
  /** Called with one of our faults that ends one peer, or costs one packet. */
  report(fault: unknown): void;
}

/** Binds both ports. Rejects where a port is taken. */
export async function createTransportHub(options: TransportHubOptions): Promise<TransportHub> {
  const certificate = await createCertificate();
  const udp = await UdpPort.bind({ ip: options.bindAddress, port: options.udpPort });
  const hub = new SharedPortHub({ ...options, certificate, udp });
  try {
    await hub.listenTcp({ ip: options.bindAddress, port: options.tcpPort });
  } catch (error) {
    await hub.close();
    throw error;
  }
  return hub;
}

type HubNeeds = Pick<TransportHubOptions, "announcedAddresses" | "report"> & { certificate: Certificate; udp: UdpPort };

/**
 * Peers share one UDP and one TCP port. A binding request finds its peer by the user name fragment; once it has proven
 * the password, its remote address belongs to that peer, and other packets are assigned by address alone. One tick for
 * all peers drives timeouts and feedback.
 */
class SharedPortHub implements TransportHub {
  readonly #certificate: Certificate;
  readonly #udp: UdpPort;
  readonly #announcedAddresses: readonly string[];
  readonly #report: (fault: unknown) => void;
  readonly #byUfrag = new Map<string, LitePeerTransport>();
  readonly #peers = new Set<LitePeerTransport>();
  readonly #udpPaths = new PathTable();
  readonly #tcpOwners = new Map<NetworkPath, LitePeerTransport | null>();
  readonly #timer = new RestingTimer(tickEveryMs, () => this.#tick());
  #tcp: Server | null = null;
  #tcpSockets = new Set<{ destroy(): void }>();

  constructor(needs: HubNeeds) {
    this.#certificate = needs.certificate;
    this.#udp = needs.udp;
    this.#announcedAddresses = needs.announcedAddresses;
    this.#report = (fault) => needs.report(fault);
    this.#udp.onPacket((packet, from) => this.#guard(() => this.#onDatagram(packet, from)));
  }

  get udpPort(): number {
    return this.#udp.port;
  }

  get tcpPort(): number {
    return (this.#tcp?.address() as AddressInfo | null)?.port ?? 0;
  }

  async listenTcp(address: { ip: string; port: number }): Promise<void> {
    this.#tcp = await listenTcp(address, {
      onPacket: (packet, path) => {
        let isTaken = false;
        this.#udp.inOneGo(() => (isTaken = this.#onTcpPacket(packet, path)));
        return isTaken;
      },
      onEnd: (path) => this.#onTcpEnd(path),
    });
    this.#tcp.on("connection", (socket) => {
      this.#tcpSockets.add(socket);
      socket.once("close", () => this.#tcpSockets.delete(socket));
    });
  }

  create(): PeerTransport {
    const peer = new LitePeerTransport({
      certificate: this.#certificate,
      candidates: hostCandidates(this.#announcedAddresses, { udp: this.udpPort, tcp: this.tcpPort }),
      nowMs: () => performance.now(),
      onCredentials: () => this.#register(peer),
      onClosed: () => this.#remove(peer),
      onFault: (fault) => this.#report(fault),
    });
    peer.ice.onForgotten = (path) => this.#disown(path);
    this.#peers.add(peer);
    this.#timer.wake();
    this.#register(peer);
    return peer;
  }

  async close(): Promise<void> {
    for (const peer of this.#peers) peer.close();
    this.#timer.rest();
    for (const socket of this.#tcpSockets) socket.destroy();
    await this.#udp.close();
    await new Promise<void>((resolve) => (this.#tcp === null ? resolve() : this.#tcp.close(() => resolve())));
  }

  /** A fault in a packet of no known peer costs only that packet. What one packet triggers is sent as a batch. */
  #guard(task: () => void): void {
    try {
      this.#udp.inOneGo(task);
    } catch (fault) {
      this.#report(fault);
    }
  }

  #register(peer: LitePeerTransport): void {
    for (const ufrag of peer.ice.ufrags) this.#byUfrag.set(ufrag, peer);
  }

  #remove(peer: LitePeerTransport): void {
    this.#peers.delete(peer);
    for (const [ufrag, owner] of this.#byUfrag) if (owner === peer) this.#byUfrag.delete(ufrag);
    for (const path of peer.ice.paths) this.#disown(path);
  }

  #disown(path: NetworkPath): void {
    if (path.protocol === "udp") this.#udpPaths.delete(path);
    else path.close();
  }

  #tick(): boolean {
    const nowMs = performance.now();
    this.#udp.inOneGo(() => {
      for (const peer of this.#peers) peer.tick(nowMs);
    });
    return this.#peers.size > 0;
  }

  #onDatagram(packet: Buffer, from: { address: string; port: number }): void {
    // A sender may use port 0 (RFC 768), and sending there would throw.
    if (from.port === 0) return;
    const known = this.#udpPaths.find(from.address, from.port);
    if ((packet[0] ?? 0) >= 4) return known?.owner?.receive(packet);
    const path = known ?? this.#newUdpPath(from.address, from.port);
    const peer = this.#onCheck(packet, path);
    if (peer === null) return;
    if (path.owner !== null && path.owner !== peer) path.owner.ice.forget(path);
    path.owner = peer;
    if (this.#udpPaths.find(path.ip, path.port) === null) this.#udpPaths.add(path);
  }

  #newUdpPath(ip: string, port: number): UdpPath {
    const [udp, to] = [this.#udp, { ip, port }];
    const outbox = udp.outboxTo(to);
    const send = (packet: Buffer): void => udp.send(packet, to);
    return { ...to, protocol: "udp", isOpen: true, owner: null, send, close: () => undefined, outbox };
  }

  #onTcpPacket(packet: Buffer, path: NetworkPath): boolean {
    const before = this.#tcpOwners.get(path) ?? null;
    if ((packet[0] ?? 0) >= 4) {
      before?.receive(packet);
      return before !== null;
    }
    const peer = this.#onCheck(packet, path);
    if (peer === null) return before !== null;
    if (before !== peer) before?.ice.forget(path);
    this.#tcpOwners.set(path, peer);
    return true;
  }

  #onTcpEnd(path: NetworkPath): void {
    const owner = this.#tcpOwners.get(path);
    this.#tcpOwners.delete(path);
    owner?.ice.forget(path);
  }

  /** The peer this check belongs to, if it proves knowledge of the password. */
  #onCheck(packet: Buffer, path: NetworkPath): LitePeerTransport | null {
    const message = parseStun(packet);
    if (message === null) return null;
    const peer = this.#byUfrag.get(message.username.split(":")[0] ?? "");
    if (peer === undefined) return null;
    return peer.check({ packet, message, path }) ? peer : null;
  }
}
