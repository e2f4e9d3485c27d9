// My messages to one chat that are being sent, one after another. While the link is down, or the server asks to wait,
// they wait and are retried automatically: once each, because the server recognizes a `clientId` however often it is sent.
// What has waited too long needs its author's confirmation. The queue is stored, so a reload loses nothing.
import { constants, newId } from "@atrium/contract";
import type { ChatClientId, ChatMessage, ErrorCode } from "@atrium/contract";
import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { ChatPort } from "./chatPort.ts";
import type { KeptLine } from "./keptLines.ts";
import type { Outgoing } from "./outgoing.ts";

type Written = Pick<Outgoing, "content" | "replyToId" | "uploadIds" | "linkTitles">;
interface Needs {
  clock: Clock;
  post: ChatPort["post"];
  /** Storage of the queue: requested when needed, as the account may be known late. */
  line(): KeptLine;
  show(outgoing: readonly Outgoing[]): void;
  sent(message: ChatMessage): void;
}

/** The link or the room may come back later: these refusals are retried. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  "connectionFailed",
  "notConnectedToSpace",
  "notConnectedToRoom",
  "tooOftenAttempts",
  "serverError",
  "unknownError",
]);
const AGAIN_MS = 2000;
/** After this long without an answer the link counts as down. */
const SILENT_MS = 3000;
const TooOften = z.object({ retryAfterMs: z.number().min(0) });

/** The delay the server asks for when somebody writes too fast; never zero, so that it cannot loop. */
function waitOf({ code, detail }: { code: ErrorCode; detail?: unknown }): number {
  const told = code === "tooOftenAttempts" ? TooOften.safeParse(detail) : null;
  return told?.success === true ? Math.max(LEAST_MS, told.data.retryAfterMs) : AGAIN_MS;
}
const LEAST_MS = 100;
const LINK = "connectionFailed" satisfies ErrorCode;

export class Outbox {
  readonly #needs: Needs;
  #outgoing: readonly Outgoing[] = [];
  #isOver = true;
  #isSending = false;
  #cancelAgain = (): void => undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Resumes what was unsent before a reload. */
  start(): void {
    this.#isOver = false;
    const known = new Set(this.#outgoing.map(({ clientId }) => clientId));
    const kept = this.#needs.line().read();
    const found = kept.filter(({ clientId }) => !known.has(clientId));
    const back = found.map((each) => ({
      ...each,
      waitsFor: null,
      goesAtMs: null,
      refused: each.refused ?? this.#late(each),
    }));
    if (back.length > 0) this.#show([...back, ...this.#outgoing]);
    this.go();
  }

  stop(): void {
    this.#isOver = true;
    this.#cancelAgain();
  }

  add(written: Written): void {
    // A message behind one that waits for the link waits for it too.
    const isLinkGone = this.#outgoing.some(({ refused, waitsFor }) => refused === null && waitsFor === LINK);
    const waitsFor: Outgoing["waitsFor"] = isLinkGone ? LINK : null;
    const fresh = { clientId: newId<ChatClientId>(), ...written, waitsFor, goesAtMs: null, refused: null };
    this.#show([...this.#outgoing, { ...fresh, atMs: this.#needs.clock.nowMs() }]);
    this.go();
  }

  sendAgain(clientId: ChatClientId): void {
    this.#change(clientId, { refused: null, waitsFor: null, goesAtMs: null, atMs: this.#needs.clock.nowMs() });
    this.go();
  }

  discard(clientId: ChatClientId): void {
    this.#show(this.#outgoing.filter((each) => each.clientId !== clientId));
  }

  /** Removes what has appeared in the chat. */
  arrived(messages: readonly ChatMessage[]): void {
    if (this.#outgoing.length === 0) return;
    const here = new Set(messages.map(({ clientId }) => clientId));
    const left = this.#outgoing.filter(({ clientId }) => !here.has(clientId));
    if (left.length < this.#outgoing.length) this.#show(left);
  }

  /** Sends what is waiting. */
  go(): void {
    void this.#sendNext();
  }

  async #sendNext(): Promise<void> {
    const next = this.#outgoing.find(({ refused }) => refused === null);
    if (this.#isSending || this.#isOver || next === undefined) return;
    this.#isSending = true;
    const { clientId, content, replyToId, uploadIds, linkTitles } = next;
    const cancelSilence = this.#needs.clock.after(SILENT_MS, () => this.#linkIs(LINK));
    const sent = await this.#needs.post({
      clientId,
      content,
      ...(replyToId !== null && { replyToId }),
      ...(uploadIds.length > 0 && { uploadIds: [...uploadIds] }),
      ...(!linkTitles && { linkTitles }),
    });
    this.#isSending = false;
    cancelSilence();
    if (sent.ok) {
      this.#linkIs(null);
      this.discard(clientId);
      if (!this.#isOver) this.#needs.sent(sent.value.message);
    } else if (PASSING.has(sent.code) && this.#late(next) === null) {
      const waitMs = waitOf(sent);
      if (sent.code === LINK) this.#linkIs(LINK);
      this.#change(clientId, { waitsFor: sent.code, goesAtMs: this.#needs.clock.nowMs() + waitMs });
      return this.#again(waitMs);
    } else this.#change(clientId, { refused: sent.code });
    return this.#sendNext();
  }

  /** All of them wait for the link, or none does. */
  #linkIs(waitsFor: typeof LINK | null): void {
    if (this.#isOver) return;
    const isSaid = (each: Outgoing) => each.refused !== null || each.waitsFor === waitsFor;
    if (this.#outgoing.every(isSaid)) return;
    this.#show(this.#outgoing.map((each) => (isSaid(each) ? each : { ...each, waitsFor, goesAtMs: null })));
  }

  #again(waitMs: number): void {
    this.#cancelAgain();
    if (!this.#isOver) this.#cancelAgain = this.#needs.clock.after(waitMs, () => this.go());
  }

  /** After waiting this long, a message might surprise its readers. */
  #late({ atMs }: Pick<Outgoing, "atMs">): ErrorCode | null {
    return this.#needs.clock.nowMs() - atMs >= constants.chat.waitsForMs ? "connectionFailed" : null;
  }

  #change(clientId: ChatClientId, change: Partial<Outgoing>): void {
    this.#show(this.#outgoing.map((each) => (each.clientId === clientId ? { ...each, ...change } : each)));
  }

  #show(outgoing: readonly Outgoing[]): void {
    this.#outgoing = outgoing;
    this.#needs.line().write(outgoing);
    this.#needs.show(outgoing);
  }
}
