// A server that speaks the protocol of Vosk's WebSocket server. It recognises sound made by `saying`: silence ends a
// sentence, as it does there.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";

export interface FakeVosk {
  url: string;
  /** Voices being recognised now. */
  readonly voices: number;
  /** Settings received, one for each connection. */
  readonly configs: readonly unknown[];
  /** Breaks all connections, and accepts none until `wake`. */
  sleep(): Promise<void>;
  wake(): Promise<void>;
  stop(): Promise<void>;
}

/** Sound in which this server hears the words; its text rides on the samples. */
export const saying = (words: string): Buffer => {
  const text = Buffer.from(words, "utf8");
  const sound = Buffer.alloc(Math.max(3200, 4 + text.length + (text.length % 2)));
  sound.writeInt16LE(SPOKEN, 0);
  sound.writeInt16LE(text.length, 2);
  text.copy(sound, 4);
  return sound;
};
export const silence = (): Buffer => Buffer.alloc(3200);

const SPOKEN = 0x5a5a;
const END = '{"eof" : 1}';

export async function startFakeVosk(): Promise<FakeVosk> {
  const configs: unknown[] = [];
  const open = new Set<WebSocket>();
  let port = 0;
  let server: WebSocketServer | null = null;
  const wake = async () => {
    server = new WebSocketServer({ host: "127.0.0.1", port });
    server.on("connection", (ws) => {
      open.add(ws);
      ws.on("close", () => open.delete(ws));
      recognise(ws, configs);
    });
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
  };
  const sleep = async () => {
    const sleeping = server;
    server = null;
    for (const ws of open) ws.terminate();
    if (sleeping !== null) await new Promise<void>((done) => sleeping.close(() => done()));
  };
  await wake();
  return {
    url: `ws://127.0.0.1:${port}`,
    get voices() {
      return open.size;
    },
    configs,
    sleep,
    wake,
    stop: sleep,
  };
}

function recognise(ws: WebSocket, configs: unknown[]): void {
  let words: string[] = [];
  const sentence = () => JSON.stringify({ text: words.splice(0).join(" ") });
  ws.on("message", (data: Buffer, isSound) => {
    if (!isSound) {
      const text = data.toString("utf8");
      if (text === END) {
        ws.send(sentence());
        return ws.close();
      }
      const asked = JSON.parse(text) as { config?: { sample_rate?: number } };
      configs.push(asked.config);
      return undefined;
    }
    const isSpoken = data.length >= 4 && data.readInt16LE(0) === SPOKEN;
    if (isSpoken) words = [...words, data.subarray(4, 4 + data.readInt16LE(2)).toString("utf8")];
    const isOver = !isSpoken && words.length > 0;
    return ws.send(isOver ? sentence() : JSON.stringify({ partial: words.join(" ") }));
  });
}
