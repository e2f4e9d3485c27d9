import type { AccountId, DownMessage, SpacePatch, SpaceSnapshot } from "@atrium/contract";
import { applySpaceChange, viewKey, viewPatch, viewSpace } from "@atrium/rules";
import type { Viewer } from "@atrium/rules";
import { FanOut } from "../sockets/fanOut.ts";
import { frameOf } from "../sockets/frame.ts";
import type { Outlet } from "../sockets/outlet.ts";
import { PatchLog } from "./patchLog.ts";
import type { Change } from "./patchLog.ts";
import type { Clock } from "../../platform/clock.ts";

const CHANGES_KEPT = 300;

interface Listener {
  outlet: Outlet;
  viewer: Viewer;
  key: string;
}

/**
 * The ordered state of a space and those who follow it. Everybody is told every change, seen through what they may see;
 * people who see the same share one message. Whoever comes to see other rooms than before gets everything anew.
 */
export class SpaceFeed {
  readonly #log = new PatchLog<SpacePatch>(CHANGES_KEPT);
  readonly #listeners = new Map<AccountId, Listener>();
  readonly #fanOut: FanOut;
  #state: SpaceSnapshot;

  constructor(state: SpaceSnapshot, clock: Pick<Clock, "soon">) {
    this.#state = state;
    this.#fanOut = new FanOut(clock);
  }

  get state(): SpaceSnapshot {
    return this.#state;
  }

  /** Tells somebody changes from now on; what came before is in `snapshotFor`. */
  listen(accountId: AccountId, outlet: Outlet): void {
    const viewer = this.#viewerOf(accountId);
    this.#listeners.set(accountId, { outlet, viewer, key: viewKey(this.#state.rooms, viewer) });
  }

  unlisten(accountId: AccountId): void {
    this.#listeners.delete(accountId);
  }

  snapshotFor(accountId: AccountId): SpaceSnapshot {
    return viewSpace(this.#state, this.#viewerOf(accountId));
  }

  change(patches: readonly SpacePatch[]): void {
    const change = this.#log.append(patches);
    this.#state = applySpaceChange(this.#state, change);
    for (const [viewer, outlets] of this.#audiences()) {
      this.#fanOut.send(frameOf(this.#message(change, viewer)), outlets);
    }
  }

  /** The changes after `since`, or everything when they are not all kept or not everybody sees the same. */
  resync(accountId: AccountId, since: number): void {
    const listener = this.#listeners.get(accountId);
    if (listener === undefined) return;
    const changes = listener.key === "" ? this.#log.since(since) : null;
    if (changes === null) return this.#sendAll(listener);
    for (const change of changes) listener.outlet.send(this.#message(change, listener.viewer));
  }

  /** Those who get a change as patches, by what they see. Whoever sees other rooms now is served on the way. */
  #audiences(): Map<Viewer, Outlet[]> {
    const byKey = new Map<string, { viewer: Viewer; outlets: Outlet[] }>();
    for (const [accountId, listener] of this.#listeners) {
      listener.viewer = this.#viewerOf(accountId);
      const key = viewKey(this.#state.rooms, listener.viewer);
      if (key !== listener.key) {
        listener.key = key;
        this.#sendAll(listener);
        continue;
      }
      const audience = byKey.get(key) ?? { viewer: listener.viewer, outlets: [] };
      audience.outlets.push(listener.outlet);
      byKey.set(key, audience);
    }
    return new Map([...byKey.values()].map(({ viewer, outlets }) => [viewer, outlets]));
  }

  #sendAll({ outlet, viewer }: Listener): void {
    this.#fanOut.send(frameOf({ type: "spaceSnapshot", snapshot: viewSpace(this.#state, viewer) }), [outlet]);
  }

  #message({ clock, patches }: Change<SpacePatch>, viewer: Viewer): DownMessage {
    const seen = patches.map((patch) => viewPatch(patch, this.#state.rooms, viewer));
    return { type: "spacePatches", clock, patches: seen.filter((patch) => patch !== null) };
  }

  #viewerOf(accountId: AccountId): Viewer {
    const participant = this.#state.participants[accountId];
    return { role: participant?.role ?? "PUBLIC_GUEST", roomId: participant?.roomId ?? null };
  }
}
