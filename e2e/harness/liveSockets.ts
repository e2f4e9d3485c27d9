import type { Page } from "@playwright/test";

interface Counted {
  /** Live sockets that are open or connecting. */
  now(): number;
  /** The maximum of `now` so far. */
  most: number;
  /** All live sockets created so far. */
  opened: number;
}
declare global {
  var __liveSockets: Counted | undefined;
}

/** Makes a page count its live sockets from its next load on. Once the page closes one, it no longer counts as open. */
export async function countLiveSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    const isUp = ({ readyState }: WebSocket) => readyState === WebSocket.OPEN || readyState === WebSocket.CONNECTING;
    const counted: Counted = { now: () => sockets.filter(isUp).length, most: 0, opened: 0 };
    globalThis.__liveSockets = counted;
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        // Sockets of livekit-client are not counted.
        if (!new URL(url, location.href).pathname.startsWith("/live")) return;
        sockets.push(this);
        counted.opened += 1;
        counted.most = Math.max(counted.most, counted.now());
      }
    };
  });
}

/** What the page has counted since it was loaded. */
export const liveSocketsOf = (page: Page): Promise<{ now: number; most: number; opened: number }> =>
  page.evaluate(() => {
    const counted = globalThis.__liveSockets;
    return { now: counted?.now() ?? 0, most: counted?.most ?? 0, opened: counted?.opened ?? 0 };
  });
