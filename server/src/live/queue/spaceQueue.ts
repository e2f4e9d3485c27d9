import { CLOSE_CODES, constants, TRANSIENT_CODES } from "@atrium/contract";
import type { AccountId, ConnectionId, DownMessage, Look } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Arrival } from "../actors/spaceActorNeeds.ts";
import type { Ending, Outlet } from "../sockets/outlet.ts";
import { Queue } from "./queue.ts";

interface SpaceQueueNeeds {
  clock: Pick<Clock, "steadyMs">;
  /** How many people the space takes. */
  places: () => number;
  taken: () => number;
}

interface Waiting {
  look: Look;
  sessionId: string;
  /** Null after the connection was lost, or ended by the call. */
  outlet: Outlet | null;
  /** The last message, so that it is not repeated. */
  told: string;
}
type Queued = Extract<DownMessage, { type: "queued" }>;

const { facesBefore, comeBackAfterMs, comeBackEveryMs } = constants.queue;

/**
 * The people before one full space, with their connections. When somebody is called, their connection ends and they ask
 * for a ticket again, so that their current rights are checked: they may have waited for an hour.
 */
export class SpaceQueue {
  readonly #needs: SpaceQueueNeeds;
  readonly #queue = new Queue(constants.queue);
  readonly #waiting = new Map<AccountId, Waiting>();

  constructor(needs: SpaceQueueNeeds) {
    this.#needs = needs;
  }

  /** Everybody with a place in it, in order. */
  get accountIds(): readonly AccountId[] {
    return this.#queue.order;
  }

  /** How many of the free places are taken by others before this one; null for somebody without an account yet. */
  before(accountId: AccountId | null): number {
    return this.#queue.before(accountId, this.#needs.clock.steadyMs());
  }

  /** Lets somebody in who is not inside, or lets them wait. Their older connection ends. */
  come({ person, sessionId, outlet, replaces, waits = false }: Arrival): "in" | "waits" | "away" {
    const { accountId } = person;
    const came = this.#queue.come(accountId, { ...this.#now(), waits });
    const older = this.#waiting.get(accountId)?.outlet ?? null;
    if (came !== "away") {
      if (older?.connectionId === replaces) older?.abandon();
      else older?.end({ closeCode: CLOSE_CODES.newConnection });
      this.#waiting.delete(accountId);
    }
    const { name, avatarUrl, avatarAppearance, palette } = person;
    const look = { name, avatarUrl, avatarAppearance, palette };
    if (came === "waits") this.#waiting.set(accountId, { look, sessionId, outlet, told: "" });
    this.#tell();
    return came;
  }

  /** The connection was lost: its person keeps their place for a while. A superseded connection changes nothing. */
  lose(accountId: AccountId, connectionId: ConnectionId): void {
    const waiting = this.#current(accountId, connectionId);
    if (waiting === null) return;
    waiting.outlet = null;
    this.#queue.lose(accountId, this.#needs.clock.steadyMs());
  }

  leave(accountId: AccountId, connectionId: ConnectionId): void {
    if (this.#current(accountId, connectionId) !== null) this.#remove(accountId);
  }

  expel(accountId: AccountId, ending: Ending): void {
    this.#waiting.get(accountId)?.outlet?.end(ending);
    this.#remove(accountId);
  }

  sessionIds(): string[] {
    return [...this.#waiting.values()].map(({ sessionId }) => sessionId);
  }

  endSession(sessionId: string): void {
    for (const [accountId, waiting] of this.#waiting) {
      if (waiting.sessionId === sessionId) this.expel(accountId, { closeCode: CLOSE_CODES.unauthorized });
    }
  }

  /** Places may be free, or time has passed: calls the next people and tells everybody their position. */
  settle(): void {
    if (this.#waiting.size === 0) return;
    for (const accountId of this.#queue.call(this.#now())) this.#call(accountId);
    this.#tell();
  }

  /** The space continues on another node: those inside return first, then these, one after another. */
  dissolve(ending: () => Ending): void {
    for (const [at, accountId] of this.#queue.order.entries()) {
      const { closeCode } = ending();
      const later = { closeCode, reconnectInMs: comeBackAfterMs + at * comeBackEveryMs };
      this.#waiting.get(accountId)?.outlet?.end(closeCode === TRANSIENT_CODES.restart ? later : { closeCode });
      this.#queue.leave(accountId);
    }
    this.#waiting.clear();
  }

  #now() {
    const { clock, places, taken } = this.#needs;
    return { nowMs: clock.steadyMs(), free: places() - taken() };
  }

  #call(accountId: AccountId): void {
    const waiting = this.#waiting.get(accountId);
    if (waiting === undefined) return;
    const { outlet } = waiting;
    waiting.outlet = null;
    outlet?.send({ type: "queued", place: 0, places: this.#needs.places(), before: [] });
    outlet?.end({ closeCode: TRANSIENT_CODES.tryLater, reconnectInMs: 0 });
  }

  #remove(accountId: AccountId): void {
    this.#queue.leave(accountId);
    this.#waiting.delete(accountId);
    this.settle();
  }

  #tell(): void {
    const { order } = this.#queue;
    const isThere = new Set(order);
    for (const accountId of this.#waiting.keys()) if (!isThere.has(accountId)) this.#waiting.delete(accountId);
    const looks = order.flatMap((accountId) => this.#waiting.get(accountId)?.look ?? []);
    const places = this.#needs.places();
    for (const [at, accountId] of order.entries()) {
      const before = looks.slice(Math.max(0, at - facesBefore), at);
      this.#say(accountId, { type: "queued", place: at + 1, places, before });
    }
  }

  #say(accountId: AccountId, message: Queued): void {
    const waiting = this.#waiting.get(accountId);
    if (waiting === undefined || waiting.outlet === null) return;
    const text = JSON.stringify(message);
    if (waiting.told === text) return;
    waiting.told = text;
    waiting.outlet.send(message);
  }

  #current(accountId: AccountId, connectionId: ConnectionId): Waiting | null {
    const waiting = this.#waiting.get(accountId);
    return waiting?.outlet?.connectionId === connectionId ? waiting : null;
  }
}
