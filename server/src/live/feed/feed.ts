// The ordered state of a space or a room, and its listeners.
//
// Life cycle: its actor creates it, changes it by patches and tells it who listens. Everybody gets every change through
// what they may see (`views`); those who see the same share one message. Somebody's own records (under their account's
// id) are visible to them by the rules, whatever others see. If what a listener may see changes, they get a new snapshot.
// Invariants: `clock` counts the messages to all (not those that only one listener sees); a snapshot plus the messages
// after its clock is the state. A crowd's changes are collected for a moment, and a snapshot may include some of the next
// message: whoever got one meanwhile is sent whole records that changed both before and after it, and applying a patch
// twice has no further effect.

import type { AccountId, AnyPatch, DownMessage } from "@atrium/contract";
import type { Viewer, Views } from "@atrium/rules";
import type { Clock } from "../../platform/clock.ts";
import { crowdFrameOf, frameOf, frameOfParts } from "../sockets/frame.ts";
import type { Frame } from "../sockets/frame.ts";
import type { Outlet } from "../sockets/outlet.ts";
import { plainPart } from "../sockets/parts.ts";
import type { Part } from "../sockets/parts.ts";
import { Audiences } from "./audiences.ts";
import type { Audience, Listener } from "./audiences.ts";
import { ChangeLog } from "./changeLog.ts";
import type { Change } from "./changeLog.ts";
import { FanOut } from "./fanOut.ts";
import { Lens } from "./lens.ts";
import { fellBetween, ownPatches, ownRecords, ownRecordsNow, patchFor, patchesOfOwners } from "./ownPatches.ts";
import { Pace } from "./pace.ts";
import { Pending } from "./pending.ts";
import type { Noted } from "./pending.ts";
import { RecordMap } from "./recordMap.ts";
import type { RecordChange } from "./recordMap.ts";
import { Resync } from "./resync.ts";
import { seenChange } from "./seenChange.ts";
import { seenRecords, snapshotParts } from "./snapshotText.ts";
import type { Seen } from "./snapshotText.ts";

export interface FeedNeeds<Records> {
  clock: Pick<Clock, "soon" | "after" | "steadyMs">;
  kinds: readonly (keyof Records & string)[];
  views: Views<Records>;
  /** A listener's rights according to the current records. */
  viewerOf: (accountId: AccountId) => Viewer;
  /** Equal for viewers who see the same. */
  keyOf: (viewer: Viewer) => string;
  /** Kinds whose changes may change anybody's key; somebody's own records may always change their own. */
  keyKinds: readonly string[];
  keepsChanges: number;
  /** Fields of a snapshot besides `clock` and `records`. */
  head: Readonly<Record<string, string>>;
  snapshotType: "spaceSnapshot" | "roomSnapshot";
  changeMessage: (change: { clock: number; patches: AnyPatch[]; own?: true }) => DownMessage;
  /** Completes a record with data that is not in patches. */
  dress?: (kind: string, record: object) => object;
}

export class Feed<Records> {
  readonly records: RecordMap<Records>;
  readonly #needs: FeedNeeds<Records>;
  readonly #lens: Lens<Records>;
  readonly #log: ChangeLog<Noted>;
  readonly #fanOut: FanOut;
  readonly #audiences: Audiences;
  readonly #pace: Pace;
  readonly #resync: Resync;
  readonly #pending = new Pending();
  /** Those who got a snapshot since the last message: it may include changes that others only get now. */
  readonly #late = new Set<Listener>();

  constructor(needs: FeedNeeds<Records>) {
    this.#needs = needs;
    this.records = new RecordMap<Records>(needs.kinds);
    this.#lens = new Lens(needs.views, this.records);
    this.#log = new ChangeLog(needs.keepsChanges);
    this.#fanOut = new FanOut(needs.clock);
    this.#audiences = new Audiences((accountId) => {
      const viewer = needs.viewerOf(accountId);
      return { viewer, key: needs.keyOf(viewer) };
    });
    this.#pace = new Pace(needs.clock, () => this.#flush());
    this.#resync = new Resync({
      log: this.#log,
      keepsChanges: needs.keepsChanges,
      steadyMs: () => needs.clock.steadyMs(),
      countRecords: () => [...this.records.entries()].reduce((sum, [, table]) => sum + table.size, 0),
      patchFor: (change, listener) => patchFor(change, listener, this.#lens),
      ownRecordsNow: (listener) => ownRecordsNow(listener, this.records, this.#lens),
      frame: (clock, patches, whose) => this.#frame(clock, patches, whose),
      sendAll: (listener) => this.#sendAll(listener),
    });
  }

  get clock(): number {
    return this.#log.clock;
  }
  get size(): number {
    return this.#audiences.size;
  }

  /** What somebody may see now, as an object. */
  seenBy(viewer: Viewer): Record<string, Record<string, object>> {
    const listener = viewer.accountId === null ? null : this.#audiences.find(viewer.accountId);
    const seen = listener === null ? seenRecords(this.records, this.#lens.as(viewer)) : this.#seenOf(listener.audience);
    const own = listener === null ? null : this.#ownOf(listener);
    const tables = [...seen].map(([kind, table]) => {
      const mine = own?.get(kind);
      const entries = Array.from(table.entries(), ([id, record]) => [id, this.#dressed(kind, record)] as const);
      return [kind, Object.fromEntries(mine === undefined ? entries : [...entries, mine])];
    });
    return Object.fromEntries(tables) as Record<string, Record<string, object>>;
  }

  /** Sends somebody changes from now on; what came before is in the current snapshot. */
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

  /** Everything a listener sees, as JSON. */
  snapshotJson(accountId: AccountId): string {
    return this.snapshotParts(accountId)
      .map(({ text }) => text)
      .join("");
  }

  /** The snapshot in parts, most of which are shared with the previous one. */
  snapshotParts(accountId: AccountId): Part[] {
    const listener = this.#audiences.find(accountId);
    if (listener === null) throw new Error("Snapshots as JSON are for those who listen");
    const { audience } = listener;
    const seen = this.#seenOf(audience);
    const nowMs = this.#needs.clock.steadyMs();
    if (this.#needs.dress !== undefined && nowMs - audience.textsMs > DRESSED_FOR_MS) {
      for (const table of seen.values()) table.forgetTexts();
      audience.textsMs = nowMs;
    }
    const head = JSON.stringify({ ...this.#needs.head, clock: this.clock });
    const dress = (kind: string, record: object): object => this.#dressed(kind, record);
    return snapshotParts(seen, { head, own: this.#ownOf(listener), dress });
  }

  change(patches: readonly AnyPatch[]): void {
    for (const patch of patches) {
      const change = this.records.apply(patch);
      if (change === null) continue;
      this.#pending.note(change);
      this.#see(change);
    }
    if (!this.#pending.isEmpty) this.#pace.ask(this.#audiences.size);
  }

  /** A listener's rights have changed: if they now see other things, they get a new snapshot. */
  regard(accountId: AccountId): void {
    const listener = this.#audiences.find(accountId);
    if (listener !== null && this.#audiences.regroup(listener)) this.#sendAll(listener);
  }

  /** Sends a message to every listener. */
  sayToAll(message: DownMessage): void {
    this.#fanOut.send(frameOf(message), this.outlets());
  }

  /** Sends the changes after `since`, or everything if that is less; neither is repeated within a short time. */
  resync(accountId: AccountId, since: number): void {
    const listener = this.#audiences.find(accountId);
    if (listener !== null) this.#resync.tell(listener, since);
  }

  #seenOf(audience: Audience): Seen {
    audience.seen ??= seenRecords(this.records, this.#lens.ofAll(audience));
    return audience.seen;
  }

  /** Updates what audiences see. */
  #see({ kind, id, after }: RecordChange): void {
    const isKey = this.#needs.keyKinds.includes(kind);
    for (const audience of this.#audiences.all()) {
      if (isKey) audience.seen = null;
      const table = audience.seen?.get(kind);
      const view = after === null ? null : this.#lens.ofAll(audience)(kind, after);
      if (view === null) table?.delete(id);
      else table?.set(id, view);
    }
  }

  #flush(): void {
    const changes = this.#pending.take();
    const late = new Set([...this.#late].filter((listener) => this.#audiences.find(listener.accountId) === listener));
    this.#late.clear();
    const moved = this.#regroup(changes);
    const seen = changes.filter((change) => this.#isSeen(change, late));
    if (seen.length > 0) this.#tell(this.#log.append(seen), { moved, late });
    const unseen = changes.filter((change) => !seen.includes(change));
    for (const listener of moved) this.#sendAll(listener);
    this.#tellOwners(unseen);
  }

  /** Listeners who now see something else and need everything again. */
  #regroup(changes: readonly Noted[]): Set<Listener> {
    const touchesAll = changes.some(({ kind }) => this.#needs.keyKinds.includes(kind));
    const touched = changes.map(({ id }) => this.#audiences.find(id)).filter((listener) => listener !== null);
    const asked = touchesAll ? this.#audiences.listeners() : touched;
    return new Set(asked.filter((listener) => this.#audiences.regroup(listener)));
  }

  #tell({ clock, news }: Change<Noted>, { moved, late }: { moved: Set<Listener>; late: Set<Listener> }): void {
    const telling = { audiences: this.#audiences, lens: this.#lens, late };
    for (const audience of this.#audiences.all()) {
      const see = this.#lens.ofAll(audience);
      const patches = news.map((change) => seenChange(change, see));
      const own = ownPatches(telling, news, patches);
      const outlets: Outlet[] = [];
      for (const listener of audience.listeners) {
        const mine = own.get(listener);
        if (moved.has(listener)) continue;
        if (mine === undefined) outlets.push(listener.outlet);
        else this.#fanOut.send(this.#frame(clock, mine), [listener.outlet]);
      }
      this.#fanOut.send(this.#frame(clock, patches), outlets);
    }
  }

  /** Sends owners the changes only they see, which are not counted by the clock. */
  #tellOwners(changes: readonly Noted[]): void {
    for (const [owner, patches] of patchesOfOwners(changes, this.#audiences, this.#lens)) {
      owner.toldOwnClock = this.clock;
      this.#fanOut.send(this.#frame(this.clock, patches, { own: true }), [owner.outlet]);
    }
  }

  /** Whether anybody other than its owner is sent a change. */
  #isSeen(change: Noted, late: ReadonlySet<Listener>): boolean {
    for (const audience of this.#audiences.all()) {
      if (seenChange(change, this.#lens.ofAll(audience)) !== null) return true;
    }
    return [...late].some((listener) => listener.accountId !== change.id && fellBetween(change, listener));
  }

  #sendAll(listener: Listener): void {
    this.#isUpToDate(listener);
    const type = this.#needs.snapshotType;
    const snapshot = this.snapshotParts(listener.accountId);
    const parts = [plainPart(`{"type":"${type}","snapshot":`), ...snapshot, plainPart("}")];
    this.#fanOut.send(frameOfParts(type, parts), [listener.outlet]);
  }

  #isUpToDate(listener: Listener): void {
    listener.sinceClock = this.clock;
    listener.sinceTurn = this.#pending.turn;
    if (!this.#pending.isEmpty) this.#late.add(listener);
  }

  #frame(clock: number, patches: readonly (AnyPatch | null)[], whose: { own?: true } = {}): Frame {
    return crowdFrameOf(
      this.#needs.changeMessage({ clock, patches: patches.filter((patch) => patch !== null), ...whose }),
    );
  }

  #ownOf(listener: Listener): ReadonlyMap<string, readonly [string, object]> {
    return ownRecords(listener, this.records, { lens: this.#lens, dress: (kind, view) => this.#dressed(kind, view) });
  }

  #dressed(kind: string, record: object): object {
    return this.#needs.dress?.(kind, record) ?? record;
  }
}

/** Places in a snapshot may be this old: the next tick sends the latest. */
const DRESSED_FOR_MS = 250;
