/** A socket as the live link needs it; the browser's own, or a fake one in tests. */
export interface LiveSocket {
  send(text: string): void;
  /** Closes without waiting; nothing more is reported to the handlers. */
  drop(code?: number): void;
}

export interface SocketHandlers {
  opened(): void;
  said(text: string): void;
  closed(code: number, wasClean: boolean): void;
}

export type OpenSocket = (url: string, handlers: SocketHandlers) => LiveSocket;

/** Opens a WebSocket of the browser. */
export const openBrowserSocket: OpenSocket = (url, handlers) => {
  const socket = new WebSocket(url);
  const off = new AbortController();
  const { signal } = off;
  socket.addEventListener("open", () => handlers.opened(), { signal });
  socket.addEventListener("message", (event) => handlers.said(String(event.data)), { signal });
  socket.addEventListener("close", (event) => handlers.closed(event.code, event.wasClean), { signal });
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    drop(code) {
      off.abort();
      socket.close(code);
    },
  };
};
