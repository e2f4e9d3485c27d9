/**
 * Reports when packets arrive again over a transport on which they had stopped. The media library waits much longer
 * before it considers a connection broken, so it does not notice an outage of a few seconds.
 */
export class TransportWatch {
  readonly #mended: () => void;
  readonly #watched = new WeakSet<RTCIceTransport>();

  constructor(mended: () => void) {
    this.#mended = mended;
  }

  /** Watches a track's transport; many tracks share one. */
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
