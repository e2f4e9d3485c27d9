import { CLOSE_CODES, TRANSIENT_CODES, constants } from "@atrium/contract";
import type { AccountId, ConnectionId, DownMessage, NewsItem, SpaceId } from "@atrium/contract";
import { frameOf } from "../sockets/frame.ts";
import type { Ending, Outlet } from "../sockets/outlet.ts";

const { linksPerAccount, linksPerAddress, linkRetryMs } = constants.socket;

export interface Listener {
  accountId: AccountId;
  sessionId: string;
  /** Its network address. */
  address: string;
  outlet: Outlet;
  /** The only space its session reaches; absent if it reaches everything. */
  onlySpace?: SpaceId | undefined;
  /** Whether it is an account's own link rather than a visit, which its space ends. */
  isOwnLink: boolean;
}

/** Every connection of this node that gets news: own links of accounts, and visits. */
export class Listeners {
  readonly #all = new Map<ConnectionId, Listener>();
  readonly #byAccount = new Map<AccountId, Set<Listener>>();
  readonly #linksByAddress = new Map<string, number>();

  /** Why an account may not open another link now; null if it may. */
  refusalOf(accountId: AccountId, address: string): Ending | null {
    const own = [...(this.#byAccount.get(accountId) ?? [])].filter(({ isOwnLink }) => isOwnLink).length;
    const isTooMany = own >= linksPerAccount || (this.#linksByAddress.get(address) ?? 0) >= linksPerAddress;
    return isTooMany ? { closeCode: TRANSIENT_CODES.tryLater, reconnectInMs: linkRetryMs } : null;
  }

  add(listener: Listener): void {
    const { accountId, outlet } = listener;
    this.#all.set(outlet.connectionId, listener);
    const own = this.#byAccount.get(accountId) ?? new Set();
    this.#byAccount.set(accountId, own.add(listener));
    if (listener.isOwnLink) this.#count(listener.address, 1);
  }

  /** Its socket has closed. */
  remove(connectionId: ConnectionId): void {
    const listener = this.#all.get(connectionId);
    if (listener === undefined) return;
    this.#all.delete(connectionId);
    const own = this.#byAccount.get(listener.accountId);
    own?.delete(listener);
    if (own?.size === 0) this.#byAccount.delete(listener.accountId);
    if (listener.isOwnLink) this.#count(listener.address, -1);
  }

  accountIds(): AccountId[] {
    return [...this.#byAccount.keys()];
  }

  has(accountId: AccountId): boolean {
    return this.#byAccount.has(accountId);
  }

  /** Sends each account its news, with the mark of what they tell of. Equal news are serialized once. */
  tell(news: ReadonlyMap<AccountId, readonly NewsItem[]>, changedAt?: string): void {
    const frames = new Map<string, ReturnType<typeof frameOf>>();
    for (const [accountId, items] of news) {
      if (items.length === 0) continue;
      const key = JSON.stringify(items);
      const frame = frames.get(key) ?? frameOf(newsMessage(items, changedAt));
      frames.set(key, frame);
      for (const listener of this.#byAccount.get(accountId) ?? []) deliver(listener, { items, changedAt, frame });
    }
  }

  /** Sends many accounts the same. */
  tellAll(accountIds: Iterable<AccountId>, items: readonly NewsItem[]): void {
    if (items.length === 0) return;
    const frame = frameOf(newsMessage(items));
    for (const accountId of accountIds)
      for (const listener of this.#byAccount.get(accountId) ?? []) deliver(listener, { items, frame });
  }

  /** The sessions of all own links; visits are checked by their space. */
  sessionIds(): string[] {
    return this.#links().map(({ sessionId }) => sessionId);
  }

  endSession(sessionId: string): void {
    for (const link of this.#links())
      if (link.sessionId === sessionId) link.outlet.end({ closeCode: CLOSE_CODES.unauthorized });
  }

  /** Ends every own link; their pages reconnect after up to `reconnectInMs`. */
  endAll(reconnectInMs: () => number): void {
    for (const { outlet } of this.#links())
      outlet.end({ closeCode: TRANSIENT_CODES.restart, reconnectInMs: reconnectInMs() });
  }

  #links(): Listener[] {
    return [...this.#all.values()].filter(({ isOwnLink }) => isOwnLink);
  }

  #count(address: string, by: number): void {
    const count = (this.#linksByAddress.get(address) ?? 0) + by;
    if (count === 0) this.#linksByAddress.delete(address);
    else this.#linksByAddress.set(address, count);
  }
}

interface Told {
  items: readonly NewsItem[];
  changedAt?: string | undefined;
  /** All of it. */
  frame: ReturnType<typeof frameOf>;
}

/** A listener whose session reaches only one space gets only news about that space. */
function deliver({ outlet, onlySpace }: Listener, { items, changedAt, frame }: Told): void {
  if (onlySpace === undefined) return outlet.deliver(frame);
  const own = items.filter((item) => isAbout(item, onlySpace));
  if (own.length > 0) outlet.deliver(frameOf(newsMessage(own, changedAt)));
}

const newsMessage = (items: readonly NewsItem[], changedAt?: string): Extract<DownMessage, { type: "news" }> => ({
  type: "news",
  news: [...items],
  ...(changedAt !== undefined && { changedAt }),
});

function isAbout(item: NewsItem, spaceId: SpaceId): boolean {
  if (item.kind === "changed") return item.subject["spaceId"] === spaceId || item.operation === "getAccountProfile";
  if (item.kind === "recordingFinished") return item.spaceId === spaceId;
  return item.chat.kind === "space" && item.chat.spaceId === spaceId;
}
