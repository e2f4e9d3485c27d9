import { createStore } from "zustand/vanilla";
import type { ReadableStore } from "../../../platform/readableStore.ts";
import { UNKNOWN, type HostPlayer, type PlayerCommand, type PlayerState } from "./hostPlayer.ts";

/** The messages to a frame, and those from this frame only. */
export interface FrameLine {
  send(message: unknown): void;
  /** Returns its undo. */
  hear(listener: (message: unknown) => void): () => void;
}

/** A player of some host in a frame. */
export interface FramedPlayer {
  state: ReadableStore<PlayerState>;
  ask(command: PlayerCommand): void;
  /** Volume, 0 to 1, and speed; sent only when they change. */
  set(how: { share: number; rate: number }): void;
  /** Asks it to report its state, until it has. */
  greet(): void;
  close(): void;
}

export function framedPlayer(host: HostPlayer, line: FrameLine): FramedPlayer {
  const state = createStore<PlayerState>(() => UNKNOWN);
  const close = line.hear((message) => {
    const news = host.read(message);
    if (news !== null) state.setState(news);
  });
  let told: { share: number; rate: number } | null = null;
  const sendAll = (messages: readonly unknown[]) => messages.forEach((message) => line.send(message));
  return {
    state,
    ask: (command) => sendAll(host.command(command)),
    set({ share, rate }) {
      if (!state.getState().isReady) return;
      if (told?.share !== share) sendAll(host.command({ do: "volume", share }));
      if ((told?.rate ?? 1) !== rate) sendAll(host.command({ do: "rate", rate }));
      told = { share, rate };
    },
    greet: () => (state.getState().isReady && state.getState().duration !== null ? undefined : sendAll(host.hello)),
    close,
  };
}

/** The player of the frame that is there now, if one is. */
export class FrameLink {
  #player: FramedPlayer | null = null;

  readonly player = (): FramedPlayer | null => this.#player;

  /** Returns its undo. */
  connect(frame: HTMLIFrameElement, host: HostPlayer, onState: (state: PlayerState) => void): () => void {
    const player = framedPlayer(host, frameLine(frame, host));
    const stop = player.state.subscribe(onState);
    this.#player = player;
    // A new frame starts with nothing of the last one's state.
    onState(player.state.getState());
    return () => {
      stop();
      player.close();
      if (this.#player === player) this.#player = null;
    };
  }
}

/** Exchanges messages with a frame's window; messages from elsewhere are ignored. */
function frameLine(frame: HTMLIFrameElement, { origin }: Pick<HostPlayer, "origin">): FrameLine {
  return {
    send: (message) => frame.contentWindow?.postMessage(message, origin),
    hear(listener) {
      const listen = (event: MessageEvent) => {
        if (event.source === frame.contentWindow && event.origin === origin) listener(event.data);
      };
      addEventListener("message", listen);
      return () => removeEventListener("message", listen);
    },
  };
}
