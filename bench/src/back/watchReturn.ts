/** Milliseconds from the network's return. */
export interface ReturnTimes {
  /** Link and media are connected, and stay so, and the server has been heard on the link. */
  connected: number;
  /** Sound comes out of the mix. */
  audible: number;
}

interface Watched {
  /** Called just before the return; fails if something still gets through. */
  begin(): void;
  /** Resolves once everything is back and has stayed so for a while. */
  timesSince(backAtMs: number): Promise<ReturnTimes>;
}
declare global {
  var __return: Watched | undefined;
}

/** Runs in the page before its own code: listens on its live socket and reads its probe, without side effects. */
export function watchReturn(): void {
  const LOOK_EVERY_MS = 5;
  const STEADY_MS = 3000;
  const AUDIBLE = 0.001;
  let heardAtMs = 0;
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      if (new URL(url, location.href).pathname !== "/live") return;
      this.addEventListener("message", () => (heardAtMs = Date.now()));
    }
  };
  const isConnected = (): boolean =>
    globalThis.__atrium?.link() === "connected" && globalThis.__atrium.media() === "connected";
  const isAudible = (): boolean => (globalThis.__atrium?.mixLevel() ?? 0) > AUDIBLE;

  /** Wall-clock times of the marks; earlier events are ignored. */
  async function watch(sinceMs: number): Promise<ReturnTimes> {
    let [heardAgainMs, connected, audible] = [0, 0, 0];
    for (;;) {
      const nowMs = Date.now();
      if (heardAgainMs === 0 && heardAtMs > sinceMs) heardAgainMs = heardAtMs;
      if (!isConnected() || heardAgainMs === 0) connected = nowMs;
      if (audible === 0 && isAudible()) audible = nowMs;
      if (audible > 0 && nowMs - connected > STEADY_MS) return { connected, audible };
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }
  let watching: Promise<ReturnTimes> | null = null;
  globalThis.__return = {
    begin() {
      if (isAudible()) throw new Error("Sound comes through although the network is away");
      watching = watch(Date.now());
    },
    async timesSince(backAtMs) {
      if (watching === null) throw new Error("Not begun");
      const { connected, audible } = await watching;
      return { connected: connected - backAtMs, audible: audible - backAtMs };
    },
  };
}
