import type { AnyPatch } from "@atrium/contract";
import { isDeepStrictEqual } from "node:util";
import type { Audiences, Listener } from "./audiences.ts";
import type { Lens } from "./lens.ts";
import type { Noted } from "./pending.ts";
import type { RecordMap } from "./recordMap.ts";
import { finalPatch, seenChange } from "./seenChange.ts";

/**
 * Whether somebody's snapshot fell between the changes of one record: they then have another version of it than the
 * others had before this message.
 */
export const fellBetween = ({ firstTurn, turn }: Noted, { sinceTurn }: Listener): boolean =>
  firstTurn <= sinceTurn && sinceTurn < turn;

/** The patch of a change for one listener. */
export function patchFor<Records>(change: Noted, listener: Listener, lens: Lens<Records>): AnyPatch | null {
  const see = lens.of(listener);
  return fellBetween(change, listener) ? finalPatch(change, see) : seenChange(change, see);
}

interface Telling<Records> {
  audiences: Audiences;
  lens: Lens<Records>;
  /** Those who got a snapshot since the last message. */
  late: ReadonlySet<Listener>;
}

/** Patches for listeners who need others than their audience: for own records, or because of a recent snapshot. */
export function ownPatches<Records>(
  { audiences, lens, late }: Telling<Records>,
  news: readonly Noted[],
  shared: readonly (AnyPatch | null)[],
): Map<Listener, (AnyPatch | null)[]> {
  const own = new Map<Listener, (AnyPatch | null)[]>();
  for (const [index, change] of news.entries()) {
    const owner = audiences.find(change.id);
    const others = [...late].filter((listener) => fellBetween(change, listener));
    for (const listener of new Set(owner === null ? others : [...others, owner])) {
      const patch = patchFor(change, listener, lens);
      if (!isDeepStrictEqual(patch, shared[index])) own.set(listener, (own.get(listener) ?? shared).with(index, patch));
    }
  }
  return own;
}

/** Patches for owners of changes nobody else sees; a snapshot since then already includes them. */
export function patchesOfOwners<Records>(
  changes: readonly Noted[],
  audiences: Audiences,
  lens: Lens<Records>,
): Map<Listener, AnyPatch[]> {
  const patches = new Map<Listener, AnyPatch[]>();
  for (const change of changes) {
    const owner = audiences.find(change.id);
    if (owner === null || owner.sinceTurn >= change.turn) continue;
    const patch = patchFor(change, owner, lens);
    if (patch !== null) patches.set(owner, [...(patches.get(owner) ?? []), patch]);
  }
  return patches;
}

/** All of somebody's own records as they see them now, for a listener who missed changes of them. */
export const ownRecordsNow = <Records>(
  { accountId, viewer }: Listener,
  records: RecordMap<Records>,
  lens: Lens<Records>,
): AnyPatch[] =>
  Array.from(records.entries(), ([kind, table]) =>
    finalPatch({ kind, id: accountId, before: null, after: table.get(accountId) ?? null }, lens.as(viewer)),
  );

/** What somebody sees of their own records beyond what their audience sees of them, by kind. */
export function ownRecords<Records>(
  { accountId, viewer, audience }: Listener,
  records: RecordMap<Records>,
  { lens, dress }: { lens: Lens<Records>; dress: (kind: string, view: object) => object },
): ReadonlyMap<string, readonly [string, object]> {
  const [see, seeShared] = [lens.as(viewer), lens.ofAll(audience)];
  const own = new Map<string, readonly [string, object]>();
  for (const [kind, table] of records.entries()) {
    const record = table.get(accountId);
    const view = record === undefined ? null : see(kind, record);
    if (record === undefined || view === null || isDeepStrictEqual(view, seeShared(kind, record))) continue;
    own.set(kind, [accountId, dress(kind, view)]);
  }
  return own;
}
