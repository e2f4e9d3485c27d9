/**
 * Tells when packets come again over a transport on which they had stopped. The media library waits much longer before
 * it takes a connection for broken, so a network that was away for seconds is mended before it has noticed.
 */
export class TransportWatch {
  readonly #mended: () => void;
  readonly #watched = new WeakSet<RTCIceTransport>();

  constructor(mended: () => void) {
    this.#mended = mended;
  }

  /** Watches what a track goes over; many tracks share one transport. */
  follow(end: RTCRtpReceiver | RTCRtpSender | undefined): void {
    const transport = end?.transport?.iceTransport;
    if (transport === undefined || this.#watched.has(transport)) return;
    this.#watched.add(transport);
    let isBroken = false;
    transport.addEventListener("statechange", () => {
      if (transport.state === "disconnected") isBroken = true;
      else if (isBroken && (transport.state === "connected" || transport.state === "completed")) {
        isBroken = false;
        this.#mended();
      }
    });
  }
}
