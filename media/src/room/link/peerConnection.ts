import type { PeerMedia } from "../../rtp/peerMedia.ts";
import { extensionIds } from "../../sdp/extensions.ts";
import type { SdpDescription } from "../../sdp/sdpDescription.ts";
import { type WrittenSection, writeSdp } from "../../sdp/writeSdp.ts";
import type { DataChannel, TransportState } from "../../transport/peerTransport.ts";

const RELIABLE = "_reliable";
const MAX_EARLY = 256;

/** One peer connection: its packets, its data channels and the exchange of descriptions. */
export class PeerConnection {
  readonly peer: PeerMedia;
  onState: (state: TransportState) => void = () => undefined;
  readonly #channels = new Map<string, DataChannel>();
  /** Reliable data for a channel the client has not opened yet. */
  readonly #early: Buffer[] = [];
  readonly #needs: PeerConnectionNeeds;
  #remoteUfrag = "";
  #version = 0;

  constructor(peer: PeerMedia, needs: PeerConnectionNeeds) {
    this.peer = peer;
    this.#needs = needs;
    peer.transport.onStateChange = (state) => {
      this.onState(state);
      if (state === "closed") needs.onClosed();
    };
    peer.transport.onDataChannel = (channel) => this.#keepChannel(channel);
  }

  /** Takes the peer's offer. New ICE credentials mean that it restarts ICE, and so do we. */
  takeOffer(offer: SdpDescription): void {
    const restarts = this.#remoteUfrag !== "" && this.#remoteUfrag !== offer.ufrag;
    if (restarts) this.peer.transport.restartIce();
    // Our answers say `passive`, so the peer starts DTLS.
    this.#takeRemote({ ...offer, setup: "active" });
    this.peer.setExtensions(extensionIds(offer.sections));
  }

  takeAnswer(answer: SdpDescription): void {
    this.#takeRemote(answer);
  }

  describe(setup: "actpass" | "passive", sections: readonly WrittenSection[]): string {
    this.#version += 1;
    const { local } = this.peer.transport;
    const candidates = local.candidates.filter((candidate) => !this.#needs.tcpOnly || / tcp /i.test(candidate));
    return writeSdp({ setup, version: this.#version, local: { ...local, candidates }, sections });
  }

  openChannels(): void {
    this.#keepChannel(this.peer.transport.openDataChannel(RELIABLE, { ordered: true }));
    this.#keepChannel(this.peer.transport.openDataChannel("_lossy", { ordered: false, maxRetransmits: 0 }));
  }

  sendData(label: string, data: Buffer): void {
    const channel = this.#channels.get(label);
    if (channel) return channel.send(data);
    if (label === RELIABLE && this.#early.length < MAX_EARLY) this.#early.push(data);
  }

  close(): void {
    try {
      this.peer.close();
    } finally {
      this.peer.transport.close();
    }
  }

  #takeRemote({ ufrag, pwd, fingerprints, setup }: SdpDescription): void {
    this.#remoteUfrag = ufrag;
    this.peer.transport.setRemote({ ufrag, pwd, fingerprints, setup });
  }

  #keepChannel(channel: DataChannel): void {
    this.#channels.set(channel.label, channel);
    channel.onMessage = (data) => this.#needs.onData(channel.label, data);
    if (channel.label === RELIABLE) for (const data of this.#early.splice(0)) channel.send(data);
  }
}

export interface PeerConnectionNeeds {
  tcpOnly: boolean;
  onData(label: string, data: Buffer): void;
  onClosed(): void;
}
