import { UpMessage } from "@atrium/contract";
import type { DownMessage } from "@atrium/contract";
import type { LiveSocket, OpenSocket, SocketHandlers } from "../live/liveSocket.ts";

/** The server's end of a socket in tests. */
export class FakeSocket implements LiveSocket {
  readonly url: string;
  readonly said: UpMessage[] = [];
  readonly sounds: number[] = [];
  droppedWith: number | undefined | null = null;
  readonly #handlers: SocketHandlers;

  constructor(url: string, handlers: SocketHandlers) {
    this.url = url;
    this.#handlers = handlers;
  }

  send(text: string): void {
    this.said.push(UpMessage.parse(JSON.parse(text)));
  }
  sendSound(sound: ArrayBuffer): void {
    this.sounds.push(sound.byteLength);
  }
  drop(code?: number): void {
    this.droppedWith = code;
  }
  open(): void {
    this.#handlers.opened();
  }
  tell(message: DownMessage): void {
    this.#handlers.said(JSON.stringify(message));
  }
  tellRaw(text: string): void {
    this.#handlers.said(text);
  }
  close(code: number, wasClean = true): void {
    this.#handlers.closed(code, wasClean);
  }
  of<Type extends UpMessage["type"]>(type: Type): Extract<UpMessage, { type: Type }>[] {
    return this.said.filter((message): message is Extract<UpMessage, { type: Type }> => message.type === type);
  }
}

/** Collects the sockets that are opened. */
export function fakeSockets(): { sockets: FakeSocket[]; open: OpenSocket; last(): FakeSocket } {
  const sockets: FakeSocket[] = [];
  return {
    sockets,
    open: (url, handlers) => {
      const socket = new FakeSocket(url, handlers);
      sockets.push(socket);
      return socket;
    },
    last() {
      const socket = sockets.at(-1);
      if (socket === undefined) throw new Error("No socket was opened");
      return socket;
    },
  };
}
