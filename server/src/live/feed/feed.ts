// The ordered state of a space or a room, and those who follow it.
//
// Life: its actor makes it, changes it by patches and tells it who listens. Everybody is told every change through what
// they may see (`views`); those who see the same share one message. Records of one's own (those under one's account's id)
// are seen by oneself as the rules say, whatever others see. Whoever comes to see other things than before gets all anew.
// Always true: `clock` counts the messages; a snapshot and the messages after its clock are the state. A crowd's changes
// are gathered for a moment: a snapshot may hold changes of the message to come, which does no harm, as applying a patch
// twice is as good as once.

import type { AccountId, AnyPatch, DownMessage } from "@atrium/contract";
import type { Viewer, Views } from "@atrium/rules";
import { constants } from "@atrium/contract";
import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../../platform/clock.ts";
import { frameOf, frameOfJson } from "../sockets/frame.ts";
import type { Frame } from "../sockets/frame.ts";
import type { Outlet } from "../sockets/outlet.ts";
import { Audiences } from "./audiences.ts";
import type { Audience, Listener } from "./audiences.ts";
import { ChangeLog } from "./changeLog.ts";
import type { Change } from "./changeLog.ts";
import { FanOut } from "./fanOut.ts";
import { Pace } from "./pace.ts";
import { RecordMap } from "./recordMap.ts";
import type { RecordChange } from "./recordMap.ts";
import { seenChange } from "./seenChange.ts";
import type { See } from "./seenChange.ts";
import { recordTexts, recordsJson } from "./snapshotText.ts";

export interface FeedNeeds<Records> {
  clock: Pick<Clock, "soon" | "after" | "steadyMs">;
  kinds: readonly (keyof Records & string)[];
  views: Views<Records>;
  /** Who a listener is, as the records stand. */
  viewerOf: (accountId: AccountId) => Viewer;
  /** Equal for viewers who see the same. */
  keyOf: (viewer: Viewer) => string;
  /** Kinds whose changes may change keys of everybody; one's own records may always change one's own. */
  keyKinds: readonly string[];
  keepsChanges: number;
  /** What a snapshot says beside `clock` and `records`. */
  head: Readonly<Record<string, string>>;
  snapshotType: "spaceSnapshot" | "roomSnapshot";
  changeMessage: (clock: number, patches: AnyPatch[]) => DownMessage;
  /** The record as it is told now, where it has more than what patches changed. */
  dress?: (kind: string, record: object) => object;
}

export class Feed<Records> {
  readonly records: RecordMap<Records>;
  readonly #needs: FeedNeeds<Records>;
  readonly #log: ChangeLog<RecordChange>;
  readonly #fanOut: FanOut;
  readonly #audiences: Audiences;
  readonly #pace: Pace;
  /** What changed since the last message, by kind and id: the record as it was then. */
  readonly #pending = new Map<string, RecordChange & { turn: number }>();
  #turn = 0;

  constructor(needs: FeedNeeds<Records>) {
    this.#needs = needs;
    this.records = new RecordMap<Records>(needs.kinds);
    this.#log = new ChangeLog(needs.keepsChanges);
    this.#fanOut = new FanOut(needs.clock);
    this.#audiences = new Audiences((accountId) => {
      const viewer = needs.viewerOf(accountId);
      return { viewer, key: needs.keyOf(viewer) };
    });
    this.#pace = new Pace(needs.clock, () => this.#flush());
  }

  get clock(): number {
    return this.#log.clock;
  }

  /** What somebody may see now, as an object. */
  seenBy(viewer: Viewer): Record<string, Record<string, object>> {
    const see = this.#seeAs(viewer);
    const tables = [...this.records.entries()].map(([kind, table]) => {
      const seen = [...table].flatMap(([id, record]) => {
        const view = see(kind, record);
        return view === null ? [] : [[id, this.#dressed(kind, view)] as const];
      });
      return [kind, Object.fromEntries(seen)];
    });
    return Object.fromEntries(tables) as Record<string, Record<string, object>>;
  }

  /** Tells somebody changes from now on; what came before is in the snapshot of this moment. */
  listen(accountId: AccountId, outlet: Outlet): void {
    const listener = this.#audiences.add(accountId, outlet);
    this.#isUpToDate(listener);
  }

  unlisten(accountId: AccountId): void {
    this.#audiences.remove(accountId);
  }

  outletOf(accountId: AccountId): Outlet | null {
    return this.#audiences.find(accountId)?.outlet ?? null;
  }

  outlets(): Outlet[] {
    return this.#audiences.outlets();
  }

  /** What somebody listening sees of everything, as JSON. */
  snapshotJson(accountId: AccountId): string {
    const listener = this.#audiences.find(accountId);
    if (listener === null) throw new Error("Snapshots as JSON are for those who listen");
    const { audience } = listener;
    const nowMs = this.#needs.clock.steadyMs();
    if (audience.texts === null || (this.#needs.dress !== undefined && nowMs - audience.textsMs > DRESSED_FOR_MS)) {
      const see = this.#seeAs(anybodyOf(audience));
      audience.texts = recordTexts(this.records, (kind, record) => {
        const view = see(kind, record);
        return view === null ? null : this.#dressed(kind, view);
      });
      audience.textsMs = nowMs;
    }
    const head = JSON.stringify({ ...this.#needs.head, clock: this.clock });
    return `${head.slice(0, -1)},"records":${recordsJson(audience.texts, this.#ownRecords(listener))}}`;
  }

  change(patches: readonly AnyPatch[]): void {
    for (const patch of patches) {
      const change = this.records.apply(patch);
      if (change !== null) this.#note(change);
    }
    if (this.#pending.size > 0) this.#pace.ask(this.#audiences.size);
  }

  /** A message for everybody who listens. */
  sayToAll(message: DownMessage): void {
    this.#fanOut.send(frameOf(message), this.outlets());
  }

  /** The changes after `since`, or everything when they are not all kept; everything is not told twice in a short time. */
  resync(accountId: AccountId, since: number): void {
    const listener = this.#audiences.find(accountId);
    if (listener === null) return;
    const changes = since >= listener.sinceClock ? this.#log.since(since) : null;
    if (changes !== null) {
      const see = this.#seeAs(listener.viewer);
      for (const { clock, news } of changes) {
        const patches = news.map((change) => seenChange(change, see));
        listener.outlet.deliver(this.#frame(clock, patches));
      }
      return;
    }
    const steadyMs = this.#needs.clock.steadyMs();
    if (steadyMs - listener.toldAllMs < constants.socket.snapshotEveryMs) return;
    listener.toldAllMs = steadyMs;
    this.#sendAll(listener);
  }

  #note(change: RecordChange): void {
    const name = `${change.kind} ${change.id}`;
    this.#turn += 1;
    const { before } = this.#pending.get(name) ?? change;
    this.#pending.set(name, { ...change, before, turn: this.#turn });
    const isKey = this.#needs.keyKinds.includes(change.kind);
    for (const audience of this.#audiences.all()) {
      if (audience.texts === null) continue;
      if (isKey || seenChange(change, this.#seeAs(anybodyOf(audience))) !== null) audience.texts = null;
    }
  }

  #flush(): void {
    const changes = [...this.#pending.values()].filter(({ before, after }) => !isDeepStrictEqual(before, after));
    this.#pending.clear();
    if (changes.length === 0) return;
    const moved = this.#regroup(changes);
    const seen = changes.filter((change) => this.#isSeenByAny(change));
    if (seen.length > 0) this.#tell(this.#log.append(seen), moved);
    const unseen = changes.filter((change) => !seen.includes(change));
    for (const listener of new Set([...moved, ...this.#ownersOf(unseen)])) this.#sendAll(listener);
  }

  /** Those who see other things now than before, all of whom need everything anew. */
  #regroup(changes: readonly RecordChange[]): Set<Listener> {
    const touchesAll = changes.some(({ kind }) => this.#needs.keyKinds.includes(kind));
    const asked = touchesAll ? this.#audiences.listeners() : this.#touched(changes);
    return new Set(asked.filter((listener) => this.#audiences.regroup(listener)));
  }

  #tell({ clock, news }: Change<RecordChange>, except: ReadonlySet<Listener>): void {
    for (const audience of this.#audiences.all()) {
      const see = this.#seeAs(anybodyOf(audience));
      const patches = news.map((change) => seenChange(change, see));
      const own = this.#ownPatches(news, patches);
      const outlets: Outlet[] = [];
      for (const listener of audience.listeners) {
        const mine = own.get(listener);
        if (except.has(listener)) continue;
        if (mine === undefined) outlets.push(listener.outlet);
        else this.#fanOut.send(this.#frame(clock, mine), [listener.outlet]);
      }
      this.#fanOut.send(this.#frame(clock, patches), outlets);
    }
  }

  /** What those are told who see more or less of records of their own than everybody else. */
  #ownPatches(news: readonly RecordChange[], shared: readonly (AnyPatch | null)[]): Map<Listener, (AnyPatch | null)[]> {
    const own = new Map<Listener, (AnyPatch | null)[]>();
    for (const [index, change] of news.entries()) {
      const owner = this.#audiences.find(change.id);
      const patch = owner === null ? null : seenChange(change, this.#seeAs(owner.viewer));
      if (owner === null || isDeepStrictEqual(patch, shared[index])) continue;
      own.set(owner, (own.get(owner) ?? shared).with(index, patch));
    }
    return own;
  }

  #touched(changes: readonly RecordChange[]): Listener[] {
    return changes.map(({ id }) => this.#audiences.find(id)).filter((listener) => listener !== null);
  }

  /** Owners of what only they see changed, who were not told it with a snapshot. */
  #ownersOf(changes: readonly (RecordChange & { turn: number })[]): Listener[] {
    return changes.flatMap((change) => {
      const owner = this.#audiences.find(change.id);
      return owner !== null && owner.sinceTurn < change.turn ? [owner] : [];
    });
  }

  #isSeenByAny(change: RecordChange): boolean {
    for (const audience of this.#audiences.all()) {
      if (seenChange(change, this.#seeAs(anybodyOf(audience))) !== null) return true;
    }
    return false;
  }

  #sendAll(listener: Listener): void {
    this.#isUpToDate(listener);
    const type = this.#needs.snapshotType;
    const json = `{"type":"${type}","snapshot":${this.snapshotJson(listener.accountId)}}`;
    this.#fanOut.send(frameOfJson(type, json), [listener.outlet]);
  }

  #isUpToDate(listener: Listener): void {
    listener.sinceClock = this.clock;
    listener.sinceTurn = this.#turn;
  }

  #frame(clock: number, patches: readonly (AnyPatch | null)[]): Frame {
    return frameOf(
      this.#needs.changeMessage(
        clock,
        patches.filter((patch) => patch !== null),
      ),
    );
  }

  /** What one sees of the records of one's own beyond what everybody of one's audience sees of them. */
  #ownRecords({ accountId, viewer, audience }: Listener): Map<string, readonly [string, object]> {
    const [see, seeShared] = [this.#seeAs(viewer), this.#seeAs(anybodyOf(audience))];
    const own = new Map<string, readonly [string, object]>();
    for (const [kind, table] of this.records.entries()) {
      const record = table.get(accountId);
      const view = record === undefined ? null : see(kind, record);
      if (record === undefined || view === null || isDeepStrictEqual(view, seeShared(kind, record))) continue;
      own.set(kind, [accountId, this.#dressed(kind, view)]);
    }
    return own;
  }

  #seeAs(viewer: Viewer): See {
    // By kind the record and its rule belong together, which cannot be said of kinds known at run time only.
    const views = this.#needs.views as Readonly<
      Record<string, (record: object, viewer: Viewer, state: unknown) => object | null>
    >;
    return (kind, record) => views[kind]?.(record, viewer, this.records) ?? null;
  }

  #dressed(kind: string, record: object): object {
    return this.#needs.dress?.(kind, record) ?? record;
  }
}

/** Places in a snapshot may be so old: the next tick brings the latest. */
const DRESSED_FOR_MS = 250;

/** Anybody of an audience: what they see is what all of it see, records of their own aside. */
function anybodyOf(audience: Audience): Viewer {
  return { ...audience.viewer(), accountId: null };
}
