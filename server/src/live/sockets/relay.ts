import { constants, TRANSIENT_CODES } from "@atrium/contract";
import type { OutgoingHttpHeaders } from "node:http";
import { WebSocket } from "ws";
import type { Line } from "./connection.ts";
import { binaryFrame, textFrame } from "./frame.ts";

const { skipSoundOverBytes } = constants.captions;
const CONNECT_WAIT_MS = 5000;
const MOST_WAITING_TEXTS = 128;

interface RelayTo {
  /** The live URL of the node that owns the space. */
  url: string;
  headers: OutgoingHttpHeaders;
  firstTexts: readonly string[];
}

/** Relays a connection to the node where its space lives, both ways, until one side ends. */
export function relay(connection: Line, { url, headers, firstTexts }: RelayTo): void {
  const waiting = [...firstTexts];
  const upstream = new WebSocket(url, {
    perMessageDeflate: false,
    handshakeTimeout: CONNECT_WAIT_MS,
    headers,
  });
  upstream.on("open", () => {
    for (const text of waiting.splice(0)) upstream.send(text);
  });
  upstream.on("message", (data: Buffer, isPacked) => {
    connection.sendFrame({ bytes: () => (isPacked ? binaryFrame(data) : textFrame(data.toString("utf8"))) });
  });
  upstream.on("close", (code) => connection.close(isSendable(code) ? code : TRANSIENT_CODES.restart));
  upstream.on("error", () => connection.close(TRANSIENT_CODES.tryLater));
  const pass = (text: string): void => {
    if (upstream.readyState === WebSocket.OPEN) upstream.send(text);
    else if (waiting.push(text) > MOST_WAITING_TEXTS) connection.close(TRANSIENT_CODES.tryLater);
  };
  connection.handle({
    onMessage: (_message, text) => pass(text),
    /** Nobody is in a room before the other node has answered, so moves need not wait. */
    onMove(move) {
      if (upstream.readyState === WebSocket.OPEN) upstream.send(JSON.stringify(move));
    },
    /** Sound is lossy: nothing waits behind it. */
    onSound(sound) {
      const { readyState, bufferedAmount } = upstream;
      if (readyState === WebSocket.OPEN && bufferedAmount <= skipSoundOverBytes) upstream.send(sound);
    },
    onClosed(code) {
      if (code === NORMAL_CLOSE) upstream.close(code);
      else upstream.terminate();
    },
    onCheck() {},
  });
}

const NORMAL_CLOSE = 1000;
/** 1004 to 1006 and 1015 stand for closes without a code and must not be sent. */
const isSendable = (code: number): boolean =>
  (code >= 4000 && code < 5000) || (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code));
