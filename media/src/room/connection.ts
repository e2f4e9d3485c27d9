import type { PeerMedia } from "../rtp/peerMedia.ts";
import { extensionIds } from "../sdp/extensions.ts";
import type { SdpDescription } from "../sdp/sdpDescription.ts";
import { type WrittenSection, writeSdp } from "../sdp/writeSdp.ts";
import type { DataChannel } from "../transport/peerTransport.ts";

/** One peer connection: its packets, its data channels and the exchange of descriptions. */
export class Connection {
  readonly peer: PeerMedia;
  readonly #channels = new Map<string, DataChannel>();
  readonly #needs: ConnectionNeeds;
  #remoteUfrag = "";
  #version = 0;

  constructor(peer: PeerMedia, needs: ConnectionNeeds) {
    this.peer = peer;
    this.#needs = needs;
    peer.transport.onDataChannel = (channel) => this.#keepChannel(channel);
  }

  /** Takes the peer's offer; other ICE credentials than before mean that it restarts ICE, and so do we. */
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
    this.#keepChannel(this.peer.transport.openDataChannel("_reliable", { ordered: true }));
    this.#keepChannel(this.peer.transport.openDataChannel("_lossy", { ordered: false, maxRetransmits: 0 }));
  }

  sendData(label: string, data: Buffer): void {
    this.#channels.get(label)?.send(data);
  }

  close(): void {
    this.peer.close();
    this.peer.transport.close();
  }

  #takeRemote({ ufrag, pwd, fingerprints, setup }: SdpDescription): void {
    this.#remoteUfrag = ufrag;
    this.peer.transport.setRemote({ ufrag, pwd, fingerprints, setup });
  }

  #keepChannel(channel: DataChannel): void {
    this.#channels.set(channel.label, channel);
    channel.onMessage = (data) => this.#needs.onData(channel.label, data);
  }
}

export interface ConnectionNeeds {
  tcpOnly: boolean;
  onData(label: string, data: Buffer): void;
}
