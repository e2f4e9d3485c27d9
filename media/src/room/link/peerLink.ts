import type { SessionDescription, SignalResponse } from "@livekit/protocol";
import type { PeerMedia } from "../../rtp/peerMedia.ts";
import type { TransportState } from "../../transport/peerTransport.ts";
import type { PublishedTrack } from "../track/publishedTrack.ts";
import type { Subscription } from "../track/subscription.ts";
import type { OfferedTracks } from "./upSide.ts";

export type ServerMessage = SignalResponse["message"];

/** How a participant's media travels: over one connection in which the client offers, or over one per direction. */
export interface PeerLink {
  /** State of the connection that the participant cannot do without. */
  readonly state: TransportState;
  /** Connections and their packets, for measuring. */
  readonly peers: readonly PeerMedia[];
  /** False if the offer cannot be parsed. */
  takeOffer(offer: SessionDescription): boolean;
  takeAnswer(answer: SessionDescription): boolean;
  addSubscription(subscription: Subscription): void;
  removeSubscription(subscription: Subscription): void;
  /** Asks the client for what is missing; called soon after changes, so that they are batched. */
  negotiate(steadyMs: number): void;
  /** The client is back on a new socket: what was sent on the old one may be lost. */
  resume(steadyMs: number): void;
  sendData(label: string, data: Buffer): void;
  close(): void;
}

export interface PeerLinkNeeds {
  newPeer(): PeerMedia;
  /** Omits UDP from the candidates we send. */
  tcpOnly: boolean;
  tracks: OfferedTracks;
  send(message: ServerMessage): void;
  /** Tracks whose section was negotiated, and tracks the client stopped sending. */
  onTracks(live: readonly PublishedTrack[], gone: readonly PublishedTrack[]): void;
  onData(label: string, data: Buffer): void;
  onState(state: TransportState): void;
  /** A connection was closed, by `close` or by a fault. */
  onClosed(): void;
  /** The client's browser cannot decode this subscription's codec. */
  onUnsupported(subscription: Subscription): void;
}
