import { constants } from "@atrium/contract";

/** A socket as the live link needs it; the browser's own, or a fake one in tests. */
export interface LiveSocket {
  send(text: string): void;
  /** Sound is lossy: nothing waits behind it. */
  sendSound(sound: ArrayBuffer): void;
  /** Closes at once; the handlers are not called any more. */
  drop(code?: number): void;
}

export interface SocketHandlers {
  opened(): void;
  said(text: string): void;
  closed(code: number, wasClean: boolean): void;
}

export type OpenSocket = (url: string, handlers: SocketHandlers) => LiveSocket;

/** Opens a browser WebSocket. Compressed messages are unpacked; later messages wait, so the order is kept. */
export const openBrowserSocket: OpenSocket = (url, handlers) => {
  const socket = new WebSocket(url);
  socket.binaryType = "arraybuffer";
  const off = new AbortController();
  const { signal } = off;
  let unpacking: Promise<void> | null = null;
  const inTurn = (run: () => void | Promise<void>): void => {
    if (unpacking === null) return void run();
    const last = unpacking
      .then(() => (signal.aborted ? undefined : run()))
      .finally(() => {
        if (unpacking === last) unpacking = null;
      });
    unpacking = last;
  };
  const takePacked = async (packed: ArrayBuffer): Promise<void> => {
    const text = await unpacked(packed).catch(() => null);
    if (signal.aborted) return;
    if (text !== null) return handlers.said(text);
    off.abort();
    socket.close();
    handlers.closed(LOST, false);
  };
  socket.addEventListener("open", () => handlers.opened(), { signal });
  socket.addEventListener(
    "message",
    ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data === "string") return inTurn(() => handlers.said(data));
      unpacking ??= Promise.resolve();
      inTurn(() => takePacked(data));
    },
    { signal },
  );
  socket.addEventListener("close", ({ code, wasClean }) => inTurn(() => handlers.closed(code, wasClean)), { signal });
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    sendSound: (sound) => {
      const { readyState, bufferedAmount } = socket;
      if (readyState === WebSocket.OPEN && bufferedAmount <= constants.captions.skipSoundOverBytes) socket.send(sound);
    },
    drop(code) {
      off.abort();
      socket.close(code);
    },
  };
};

/** Older browsers cannot unpack: they get plain messages. */
export const canUnpack = (): boolean => "DecompressionStream" in globalThis;

function unpacked(packed: ArrayBuffer): Promise<string> {
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

/** The close code of a socket that ends without a closing handshake. */
const LOST = 1006;
