import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** The test signature that every virus scanner detects; harmless. */
export const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

export interface ClamdPeer {
  /** In the form of `CLAMD_ADDRESS`. */
  address: string;
  /** Complete files that were received. */
  scanned: Buffer[];
  /** From now on it drops connections instead of answering, or answers again. */
  fail(isFailing: boolean): void;
  stop(): Promise<void>;
}

/** Answers INSTREAM like a clamd whose only signature is EICAR. */
export async function startClamdPeer(): Promise<ClamdPeer> {
  const scanned: Buffer[] = [];
  let isFailing = false;
  const server = createServer((socket) => {
    if (isFailing) {
      socket.destroy();
      return;
    }
    let came = Buffer.alloc(0);
    socket.on("data", (part: Buffer) => {
      came = Buffer.concat([came, part]);
      const file = wholeFile(came);
      if (file === null) return;
      scanned.push(file);
      answer(socket, file);
    });
    socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    fail: (isWanted) => void (isFailing = isWanted),
    stop: () => new Promise((closed) => void server.close(() => closed())),
  };
}

const answer = (socket: Socket, file: Buffer): unknown =>
  socket.end(file.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");

const COMMAND = "zINSTREAM\0";

/** The joined chunks, each preceded by its length, once the empty last one has arrived. */
function wholeFile(came: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  let at = COMMAND.length;
  while (came.length >= at + 4) {
    const length = came.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(came.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
