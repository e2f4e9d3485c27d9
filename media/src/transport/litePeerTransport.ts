import type { Certificate } from "./dtls/certificate.ts";
import type { DtlsSession } from "./dtls/dtlsSession.ts";
import { startDtls } from "./dtls/dtlsSession.ts";
import { IceSession } from "./ice/iceSession.ts";
import { Intake } from "./intake.ts";
import type { NetworkPath } from "./ice/networkPath.ts";
import type { StunMessage } from "./ice/stunMessage.ts";
import type { DataChannel, PeerTransport, RemoteParameters, TransportState } from "./peerTransport.ts";
import { DataChannels } from "./sctp/dataChannels.ts";
import type { MasterKey } from "./srtp/srtpSession.ts";
import { SrtpSession } from "./srtp/srtpSession.ts";
import { transportState } from "./transportState.ts";

const earlyPackets = 8;
/** Longer packets than media ever needs take the regular path. */
const longestDraft = 4000;
/** Of everything a peer sends but connectivity checks; publishing a camera and a screen takes less than half of it. */
const intakeSize = { packetsPerSecond: 3000, bytesPerSecond: 4_000_000 };

/** What one peer's transport needs from the hub that owns the sockets. */
export interface PeerNeeds {
  certificate: Certificate;
  candidates: readonly string[];
  /** A monotonic clock in milliseconds. */
  nowMs(): number;
  /** The user name fragments of this peer changed. */
  onCredentials(): void;
  onClosed(): void;
  /** One of our faults in one of this peer's packets or ticks; the peer is closed next. */
  onFault(fault: unknown): void;
}

/**
 * ICE, DTLS, SRTP and data channels of one peer. The hub passes in packets from this peer's paths, which are told apart
 * by their first byte (RFC 7983), and ticks. Life cycle: `setRemote` starts the DTLS handshake, whose keys start SRTP and
 * the data channels; an ICE restart changes paths and credentials and leaves everything else alone.
 */
export class LitePeerTransport implements PeerTransport {
  readonly ice = new IceSession();
  onRtp: (packet: Buffer) => void = () => undefined;
  onRtcp: (packet: Buffer) => void = () => undefined;
  onDataChannel: (channel: DataChannel) => void = () => undefined;
  onStateChange: (state: TransportState) => void = () => undefined;
  onTick: (nowMs: number) => void = () => undefined;
  readonly #needs: PeerNeeds;
  #state: TransportState = "new";
  #dtls: DtlsSession | null = null;
  #dtlsState: "new" | "connecting" | "connected" | "failed" = "new";
  #role: "server" | "client" = "server";
  #startedAtMs: number | null = null;
  #isClosed = false;
  #early: Buffer[] = [];
  readonly #intake = new Intake(intakeSize);
  #channels: DataChannels | null = null;
  #sealer: SrtpSession | null = null;
  #opener: SrtpSession | null = null;

  constructor(needs: PeerNeeds) {
    this.#needs = needs;
  }

  get local(): PeerTransport["local"] {
    const { certificate, candidates } = this.#needs;
    return { ...this.ice.local, fingerprint: certificate.fingerprint, candidates };
  }

  get state(): TransportState {
    return this.#state;
  }

  setRemote(remote: RemoteParameters): void {
    if (this.#isClosed) return;
    if (this.#dtls === null) this.#start(remote);
    this.#update(this.#needs.nowMs());
  }

  restartIce(): void {
    if (this.#isClosed) return;
    this.ice.restart();
    this.#needs.onCredentials();
  }

  sendRtp(packet: Buffer): void {
    const outbox = this.#isSending ? (this.ice.selected?.outbox ?? null) : null;
    if (this.#sealer === null) return;
    if (outbox !== null && packet.length <= longestDraft) {
      const bytes = this.#sealer.sealRtpInto(packet, outbox.draft);
      if (bytes > 0) outbox.post(bytes);
      return;
    }
    const sealed = this.#sealer.sealRtp(packet);
    if (sealed !== null) this.#send(sealed);
  }

  sendRtcp(packet: Buffer): void {
    if (this.#sealer !== null) this.#send(this.#sealer.sealRtcp(packet));
  }

  retire(ssrc: number): void {
    this.#sealer?.retire(ssrc);
    this.#opener?.retire(ssrc);
  }

  openDataChannel(label: string, options: { ordered: boolean; maxRetransmits?: number }): DataChannel {
    return this.#dataChannels().open(label, options);
  }

  /** A packet other than STUN from a path this peer owns. A fault in handling it ends this peer only. */
  receive(packet: Buffer): void {
    if (!this.#intake.take(packet.length)) return;
    this.#guard(() => this.#take(packet));
  }

  tick(nowMs: number): void {
    this.#guard(() => {
      this.#intake.refill(nowMs);
      this.#update(nowMs);
      this.#channels?.tick(nowMs);
      this.onTick(nowMs);
    });
  }

  /** A binding request on this path; false if it proves nothing. */
  check(request: { packet: Buffer; message: StunMessage; path: NetworkPath }): boolean {
    const nowMs = this.#needs.nowMs();
    let isProven = false;
    this.#guard(() => {
      isProven = this.ice.answer(request, nowMs);
      if (isProven) this.#update(nowMs);
    });
    return isProven;
  }

  #take(packet: Buffer): void {
    const first = packet[0] ?? 0;
    if (first >= 128 && first <= 191) return this.#receiveMedia(packet);
    if (first < 20 || first > 63) return;
    if (this.#dtls !== null) return this.#dtls.receive(packet);
    if (this.#early.length < earlyPackets) this.#early.push(packet);
  }

  breakOff(fault: unknown): void {
    this.#needs.onFault(fault);
    this.close();
  }

  #guard(task: () => void): void {
    try {
      task();
    } catch (fault) {
      this.breakOff(fault);
    }
  }

  /** Reports a change of state, if any. */
  #update(nowMs: number): void {
    const facts = {
      dtls: this.#dtlsState,
      isClosed: this.#isClosed,
      startedAtMs: this.#startedAtMs,
      lastCheckAtMs: this.ice.lastCheckAtMs,
    };
    const state = transportState(facts, nowMs);
    if (state === this.#state) return;
    this.#state = state;
    this.onStateChange(state);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#channels?.close();
    this.#dtls?.close();
    this.#sealer = null;
    this.#opener = null;
    this.#needs.onClosed();
    this.#update(this.#needs.nowMs());
  }

  #start(remote: RemoteParameters): void {
    this.#startedAtMs = this.#needs.nowMs();
    this.#dtlsState = "connecting";
    this.#role = remote.setup === "passive" ? "client" : "server";
    this.#dtls = startDtls({
      role: this.#role,
      certificate: this.#needs.certificate,
      fingerprints: remote.fingerprints,
      sendPacket: (packet) => this.#send(packet),
      // Guarded here already: the DTLS library below treats every error as the peer's.
      onConnected: (keys) => this.#guard(() => this.#onSecured(keys)),
      onData: (data) => this.#guard(() => this.#channels?.receive(data)),
      onFailed: () => this.#fail(),
    });
    for (const packet of this.#early.splice(0)) this.#dtls.receive(packet);
  }

  #onSecured({ local, remote }: { local: MasterKey; remote: MasterKey }): void {
    if (this.#isClosed) return;
    this.#sealer = new SrtpSession(local);
    this.#opener = new SrtpSession(remote);
    this.#dtlsState = "connected";
    this.#dataChannels().start();
    this.#update(this.#needs.nowMs());
  }

  /** Sends nothing to a peer whose consent has expired, nor from a closed transport whose timers still run. */
  #send(packet: Buffer): void {
    if (this.#isSending) this.ice.selected?.send(packet);
  }

  get #isSending(): boolean {
    return this.#state !== "failed" && !this.#isClosed;
  }

  #fail(): void {
    this.#dtlsState = "failed";
    this.#update(this.#needs.nowMs());
  }

  #dataChannels(): DataChannels {
    if (this.#channels !== null) return this.#channels;
    // Channels opened before the peer's role is known assume it is the DTLS client, as browsers are.
    const channels = new DataChannels({
      role: this.#role,
      sendPacket: (packet) => this.#dtls?.send(packet),
      nowMs: () => this.#needs.nowMs(),
    });
    channels.onChannel = (channel) => this.onDataChannel(channel);
    channels.onStuck = () => this.#fail();
    this.#channels = channels;
    return channels;
  }

  #receiveMedia(packet: Buffer): void {
    if (this.#opener === null || packet.length < 12) return;
    const type = packet[1] ?? 0;
    if (type >= 192 && type <= 223) {
      const report = this.#opener.openRtcp(packet);
      if (report !== null) this.onRtcp(report);
      return;
    }
    const plain = this.#opener.openRtp(packet);
    if (plain !== null) this.onRtp(plain);
  }
}
