import { createReadStream } from "node:fs";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { Transform } from "node:stream";
import type { Clock } from "../clock.ts";

/** Scans for malware. `unknown`: the scanner could not be reached. */
export interface Scanner {
  scan(path: string): Promise<"clean" | "infected" | "unknown">;
}

/** Without a scanner everything counts as clean. */
export const noScanner: Scanner = { scan: () => Promise.resolve("clean") };

const ANSWER_WAIT_MS = 30_000;

/** Uses a clamd over TCP (INSTREAM: length-prefixed chunks and an empty one at the end). */
export function createClamdScanner({ host, port, clock }: { host: string; port: number; clock: Clock }): Scanner {
  return {
    async scan(path) {
      const socket = connect({ host, port });
      const cancel = clock.after(ANSWER_WAIT_MS, () => socket.destroy(new Error("clamd is silent")));
      try {
        const [answer] = await Promise.all([answerOf(socket), send(socket, path)]);
        if (/\bOK\b/.test(answer)) return "clean";
        return /\bFOUND\b/.test(answer) ? "infected" : "unknown";
      } catch {
        return "unknown";
      } finally {
        cancel();
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, path: string): Promise<void> {
  socket.write("zINSTREAM\0");
  const framed = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, Buffer.concat([lengthOf(chunk.length), chunk])),
    flush: (done) => done(null, lengthOf(0)),
  });
  await pipeline(createReadStream(path), framed, socket, { end: false });
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    socket.setEncoding("utf8").on("data", (part: string) => {
      answer += part;
      if (answer.endsWith("\0") || answer.length > 4096) resolve(answer);
    });
    socket.once("error", reject).once("close", () => reject(new Error("clamd hung up")));
  });
}
