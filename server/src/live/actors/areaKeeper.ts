// Who is in which private area of one room: kept with every step and whenever an area changes, in `member` records. What
// people outside may not receive follows from them in every browser inside, and the media server keeps it.

import type { AccountId, RoomMember, RoomPatch, RoomRecords } from "@atrium/contract";
import { areasAt, placeBeside, privateAreas, stepPastAreas } from "@atrium/rules";
import type { Area, Place, ReadRecords } from "@atrium/rules";
import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../../platform/clock.ts";
import { toScaled } from "./scale.ts";

/** Whoever accepted an invitation into an area has this long to enter the room. */
const EXPECTED_FOR_MS = 60_000;

/** Where somebody who is let in stands, and what they are in then. */
type Welcome = Pick<RoomMember, "pos" | "privateAreaIds">;

interface AreaKeeperNeeds {
  clock: Pick<Clock, "steadyMs">;
  records: ReadRecords<RoomRecords>;
  /** Private areas are of spatial rooms. */
  isSpatial: () => boolean;
  place: (accountId: AccountId) => Place | null;
  /** Of everybody in sight. */
  places: () => readonly Place[];
  change: (patches: readonly RoomPatch[]) => void;
}

export class AreaKeeper {
  readonly #needs: AreaKeeperNeeds;
  #areas: readonly Area[] = [];
  #wasSpatial = true;
  /** Who is let in as they enter the room, and by whom. */
  readonly #expected = new Map<AccountId, { hostId: AccountId; untilMs: number }>();

  constructor(needs: AreaKeeperNeeds) {
    this.#needs = needs;
  }

  /** Where nobody arrives. */
  get all(): readonly Area[] {
    return this.#needs.isSpatial() ? this.#areas : [];
  }

  /** Where a step leads past closed doors. */
  step(accountId: AccountId, to: Place): Place {
    const from = this.#needs.place(accountId);
    const mine = this.#member(accountId)?.privateAreaIds ?? [];
    return this.all.length === 0 || from === null ? to : stepPastAreas(this.all, { from, to, mine });
  }

  /** Somebody stands elsewhere. */
  moved(accountId: AccountId): void {
    const member = this.#member(accountId);
    if (member !== undefined) this.#keep([member]);
  }

  /** After changes of the room's records. */
  follow(patches: readonly RoomPatch[]): void {
    const isSpatial = this.#needs.isSpatial();
    const isOfAreas = isSpatial !== this.#wasSpatial || patches.some(({ kind }) => kind === "element");
    this.#wasSpatial = isSpatial;
    if (isOfAreas) this.#areas = privateAreas(this.#needs.records);
    const jumped = patches.flatMap((patch) => (isJump(patch) ? [patch.id] : []));
    const { records } = this.#needs;
    const concerned = isOfAreas ? [...records.all("member")] : jumped.flatMap((id) => records.get("member", id) ?? []);
    this.#keep(concerned);
  }

  /** Somebody who is not here yet comes to a host. */
  expect(accountId: AccountId, hostId: AccountId): void {
    this.#expected.set(accountId, { hostId, untilMs: this.#needs.clock.steadyMs() + EXPECTED_FOR_MS });
  }

  /** The place of somebody who enters, if they are expected behind a closed door. Once. */
  arrival(accountId: AccountId): Welcome | null {
    const expected = this.#expected.get(accountId);
    this.#expected.delete(accountId);
    if (expected === undefined || expected.untilMs < this.#needs.clock.steadyMs()) return null;
    return this.beside(expected.hostId);
  }

  /** A place in the areas that the host is in; null if no closed door is in between. */
  beside(hostId: AccountId): Welcome | null {
    const { place, places } = this.#needs;
    const [host, at] = [this.#member(hostId), place(hostId)];
    const areas = this.all.filter(({ id }) => host?.privateAreaIds.includes(id));
    if (at === null || areas.every(({ data }) => data.open)) return null;
    const pos = toScaled(placeBeside(at, { areas, people: places() }));
    return { pos, privateAreaIds: areas.map(({ id }) => id) };
  }

  #keep(members: readonly RoomMember[]): void {
    const { place, change } = this.#needs;
    const news = members.flatMap(({ accountId, privateAreaIds: before, inAudience }): RoomPatch[] => {
      if (this.#areas.length === 0 && before.length === 0) return [];
      const at = inAudience ? null : place(accountId);
      const privateAreaIds = at === null ? [] : areasAt(this.all, at, before);
      if (isDeepStrictEqual(privateAreaIds, before)) return [];
      return [{ type: "merge", kind: "member", id: accountId, changes: { privateAreaIds } }];
    });
    if (news.length > 0) change(news);
  }

  #member(accountId: AccountId): RoomMember | undefined {
    return this.#needs.records.get("member", accountId);
  }
}

const isJump = (patch: RoomPatch): boolean =>
  patch.kind === "member" && patch.type === "merge" && patch.changes.pos !== undefined;
