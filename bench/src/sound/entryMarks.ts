/** When each step of an entry was reached, in milliseconds since the click on *Enter and listen*. */
export interface EntryMarks {
  /** The room's state arrived, and with it the token of the media room. */
  joined: number;
  /** The media server's first message arrived. */
  signal: number;
  ice: number;
  dtls: number;
  /** The voice's track is subscribed. */
  subscribed: number;
  /** Sound arrives. */
  packet: number;
  /** It comes out of the mix. */
  audible: number;
}

export type EntryStep = keyof EntryMarks;

interface Watched {
  clickedAtMs: number;
  marks: Partial<EntryMarks>;
}
declare global {
  var __entry: Watched | undefined;
}

/** Runs in the page before its own code: listens on the browser's sockets and connections, without side effects. */
export function watchEntry(): void {
  const watched: Watched = { clickedAtMs: Number.NaN, marks: {} };
  globalThis.__entry = watched;
  // The card's connection test before the click is not a step of the entry.
  const mark = (step: EntryStep): void => {
    if (Number.isNaN(watched.clickedAtMs)) return;
    watched.marks[step] ??= performance.now() - watched.clickedAtMs;
  };
  const onClick = (event: Event): void => {
    watched.clickedAtMs = event.timeStamp;
  };
  document.addEventListener("submit", onClick, { capture: true, once: true });
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      const isSignal = new URL(url, location.href).pathname.startsWith("/rtc");
      this.addEventListener("message", ({ data }) => {
        if (isSignal) mark("signal");
        else if (typeof data === "string" && data.includes('"media"')) mark("joined");
      });
    }
  };
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      this.addEventListener("iceconnectionstatechange", () => {
        if (this.iceConnectionState === "connected" || this.iceConnectionState === "completed") mark("ice");
      });
      this.addEventListener("connectionstatechange", () => {
        if (this.connectionState === "connected") mark("dtls");
      });
      this.addEventListener("track", ({ track, receiver }) => {
        if (track.kind !== "audio") return;
        mark("subscribed");
        voice ??= receiver;
      });
    }
  };
  let voice: RTCRtpReceiver | null = null;
  const listen = (): void => {
    if ((voice?.getSynchronizationSources().length ?? 0) > 0) mark("packet");
    if ((globalThis.__atrium?.mixLevel() ?? 0) > 0.001) mark("audible");
    else setTimeout(listen, 5);
  };
  listen();
}
