// Recognises what one person says, through a Vosk server (github.com/alphacep/vosk-server, its WebSocket protocol): the
// settings as JSON first, then sound in binary messages; each is answered by `{"partial"}` while a sentence goes on and by
// `{"text"}` when it ends. `{"eof" : 1}`, spelled just so, asks for the rest, after which the server closes.
//
// A server that cannot be reached, or breaks off, is tried again with growing pauses for as long as the person speaks.
// Sound of that time is lost: captions that come late would stand beside other words.
import { constants } from "@atrium/contract";
import { WebSocket } from "ws";
import { z } from "zod";
import type { Clock } from "../platform/clock.ts";

export interface RecogniserHears {
  /** The words of a sentence so far, or of all of it. */
  onWords(text: string, isFinal: boolean): void;
  /** Called when the server is lost, and when it answers again. */
  onLost(isLost: boolean): void;
}

export interface Recognition {
  hear(sound: Buffer): void;
  /** No more sound comes; the last words still may. */
  finish(): void;
  /** Nothing is told any more. */
  drop(): void;
}

export type Recognise = (url: string, hears: RecogniserHears) => Recognition;

const { sampleRate, recogniserWaitMs, retryFirstMs, retryMaxMs } = constants.captions;
/** Two seconds of sound: a server that is further behind than this gets no more until it has caught up. */
const MOST_WAITING_BYTES = sampleRate * 2 * 2;
const MOST_EARLY = 20;
const MOST_ANSWER_BYTES = 64 * 1024;
const END = '{"eof" : 1}';

const Answer = z.union([z.object({ partial: z.string() }), z.object({ text: z.string() })]);

export const createRecogniser =
  (clock: Pick<Clock, "after">): Recognise =>
  (url, hears) =>
    new VoskRecognition(clock, url, hears);

class VoskRecognition implements Recognition {
  readonly #clock: Pick<Clock, "after">;
  readonly #url: string;
  readonly #hears: RecogniserHears;
  #ws: WebSocket;
  #early: Buffer[] = [];
  #pauseMs: number = retryFirstMs;
  #isLost = false;
  #isOver = false;
  #forget: () => void = () => undefined;

  constructor(clock: Pick<Clock, "after">, url: string, hears: RecogniserHears) {
    this.#clock = clock;
    this.#url = url;
    this.#hears = hears;
    this.#ws = this.#connect();
  }

  hear(sound: Buffer): void {
    const ws = this.#ws;
    if (ws.readyState === WebSocket.OPEN && ws.bufferedAmount < MOST_WAITING_BYTES) ws.send(sound);
    // The first words of a sentence are said while the connection is being made.
    if (ws.readyState === WebSocket.CONNECTING && this.#early.length < MOST_EARLY) this.#early.push(sound);
  }

  finish(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#ws.readyState === WebSocket.OPEN) this.#ws.send(END);
    else if (this.#ws.readyState !== WebSocket.CONNECTING) return this.drop();
    this.#forget = this.#clock.after(recogniserWaitMs, () => this.drop());
  }

  drop(): void {
    this.#isOver = true;
    this.#forget();
    this.#ws.removeAllListeners("message");
    this.#ws.terminate();
  }

  #connect(): WebSocket {
    const ws = new WebSocket(this.#url, {
      perMessageDeflate: false,
      handshakeTimeout: recogniserWaitMs,
      maxPayload: MOST_ANSWER_BYTES,
    });
    ws.on("open", () => {
      ws.send(JSON.stringify({ config: { sample_rate: sampleRate } }));
      for (const sound of this.#early.splice(0)) ws.send(sound);
      this.#tellLost(false);
      if (this.#isOver) ws.send(END);
    });
    ws.on("message", (data: Buffer) => this.#take(data.toString("utf8")));
    // The close that follows says the same.
    ws.on("error", () => undefined);
    ws.on("close", () => this.#closed());
    return ws;
  }

  #take(text: string): void {
    const answer = answerIn(text);
    if (answer === null) return;
    // Only a server that recognises is one that works: one that accepts and closes at once is left alone for longer.
    this.#pauseMs = retryFirstMs;
    if ("text" in answer) this.#hears.onWords(answer.text, true);
    else this.#hears.onWords(answer.partial, false);
  }

  #closed(): void {
    this.#early = [];
    if (this.#isOver) return this.#forget();
    this.#tellLost(true);
    this.#forget = this.#clock.after(this.#pauseMs, () => (this.#ws = this.#connect()));
    this.#pauseMs = Math.min(retryMaxMs, this.#pauseMs * 2);
  }

  #tellLost(isLost: boolean): void {
    if (this.#isOver || this.#isLost === isLost) return;
    this.#isLost = isLost;
    this.#hears.onLost(isLost);
  }
}

function answerIn(text: string): z.infer<typeof Answer> | null {
  try {
    return Answer.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
