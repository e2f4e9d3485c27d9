// Who is in which private area of one room: updated with every step and whenever an area changes, in `member` records.
// Browsers inside derive from them what people outside may not receive, and the media server enforces it. Who is behind
// a closed door is stored as well: after a restart they come back inside.

import { constants } from "@atrium/contract";
import type { AccountId, ElementId, RoomMember, RoomPatch, RoomRecords } from "@atrium/contract";
import { areasAt, covers, placeBeside, placeWithin, privateAreas, stepPastAreas } from "@atrium/rules";
import type { Area, Place, ReadRecords } from "@atrium/rules";
import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../../platform/clock.ts";
import type { KeptLive } from "../../room/index.ts";
import { toScaled } from "./scale.ts";

/** Whoever accepted an invitation into an area has this long to enter the room. */
const EXPECTED_FOR_MS = 60_000;

/** Where somebody who is let in is placed, and the areas they are in then. */
type Welcome = Pick<RoomMember, "pos" | "privateAreaIds">;

/** To whom somebody is let in, and past which closed door; null: past all that their host is behind. */
export interface WayIn {
  hostId: AccountId;
  areaId: ElementId | null;
}

interface AreaKeeperNeeds {
  clock: Pick<Clock, "steadyMs">;
  records: ReadRecords<RoomRecords>;
  /** Private areas are of spatial rooms. */
  isSpatial: () => boolean;
  place: (accountId: AccountId) => Place | null;
  /** The places of everybody visible. */
  places: () => readonly Place[];
  change: (patches: readonly RoomPatch[]) => void;
  /** Who was behind closed doors before a restart; for a minute each of them comes back inside. */
  missed?: KeptLive["behindDoors"] | null | undefined;
  /** Called when other people are behind closed doors. */
  onBehindDoors?: ((behind: KeptLive["behindDoors"]) => void) | undefined;
}

export class AreaKeeper {
  readonly #needs: AreaKeeperNeeds;
  #areas: readonly Area[] = [];
  #wasSpatial = true;
  /** Who is let in as they enter the room, and by whom. */
  readonly #expected = new Map<AccountId, WayIn & { untilMs: number }>();
  /** Who was behind closed doors before a restart and has not come back yet. */
  readonly #missed: Map<AccountId, readonly string[]>;
  readonly #missedUntilMs: number;
  #told: string;

  constructor(needs: AreaKeeperNeeds) {
    this.#needs = needs;
    const missed = needs.missed ?? {};
    this.#missed = new Map(Object.entries(missed) as [AccountId, readonly string[]][]);
    this.#missedUntilMs = needs.clock.steadyMs() + constants.element.awaitCreatorsMs;
    this.#told = JSON.stringify(missed);
  }

  /** The room's areas; none if it is not spatial. */
  get all(): readonly Area[] {
    return this.#needs.isSpatial() ? this.#areas : [];
  }

  /** Where a step ends, given the closed doors. */
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
    if (isOfAreas) this.#tell();
  }

  /** Somebody is gone. */
  left(): void {
    this.#tell();
  }

  /** Somebody who is not here yet comes to a host. */
  expect(accountId: AccountId, { hostId, areaId }: WayIn): void {
    this.#expected.set(accountId, { hostId, areaId, untilMs: this.#needs.clock.steadyMs() + EXPECTED_FOR_MS });
  }

  /** The place of somebody who enters, if they are expected behind a closed door. Once. */
  arrival(accountId: AccountId): Welcome | null {
    const nowMs = this.#needs.clock.steadyMs();
    const missed = this.#missedUntilMs < nowMs ? undefined : this.#missed.get(accountId);
    this.#missed.delete(accountId);
    const expected = this.#expected.get(accountId);
    this.#expected.delete(accountId);
    if (missed !== undefined) return this.#within(missed);
    if (expected === undefined || expected.untilMs < nowMs) return null;
    return this.welcome(accountId, expected);
  }

  /** A place with their host, in the area whose door it is, else in all that the host is in; null if none is closed. */
  welcome(accountId: AccountId, { hostId, areaId }: WayIn): Welcome | null {
    const at = this.#needs.place(hostId);
    const theirs = this.#member(hostId)?.privateAreaIds ?? [];
    const areas = this.all.filter(({ id }) => theirs.includes(id) && (areaId === null || id === areaId));
    if (at === null || areas.every(({ data }) => data.open)) return null;
    const people = this.#needs.places();
    const [door] = areas;
    if (areaId === null || door === undefined)
      return { pos: toScaled(placeBeside(at, { areas, people })), privateAreaIds: areas.map(({ id }) => id) };
    const mine = [...(this.#member(accountId)?.privateAreaIds ?? []), areaId];
    const shut = this.all.filter(({ id, data }) => !data.open && !mine.includes(id));
    const place = placeWithin(door, { host: at, shut, people });
    return { pos: toScaled(place), privateAreaIds: areasAt(this.all, place, mine) };
  }

  /** A place in these areas; null if none of them is there and closed. */
  #within(ids: readonly string[]): Welcome | null {
    const areas = this.all.filter(({ id, data }) => ids.includes(id) && !data.open);
    const [first] = areas;
    if (first === undefined) return null;
    const { pos, width, height } = first;
    const middle = { x: pos.x + width / 2, y: pos.y + height / 2 };
    const place = placeBeside(middle, { areas, people: this.#needs.places() });
    return { pos: toScaled(place), privateAreaIds: areas.filter((area) => covers(area, place)).map(({ id }) => id) };
  }

  /** Reports who is behind closed doors, if that has changed. */
  #tell(): void {
    const closed = new Set<string>(this.all.filter(({ data }) => !data.open).map(({ id }) => id));
    const isMissed = this.#missedUntilMs >= this.#needs.clock.steadyMs();
    const behind: Record<AccountId, readonly string[]> = isMissed ? Object.fromEntries(this.#missed) : {};
    for (const { accountId, privateAreaIds } of this.#needs.records.all("member")) {
      const ids = privateAreaIds.filter((id) => closed.has(id));
      if (ids.length > 0) behind[accountId] = ids;
    }
    const told = JSON.stringify(behind);
    if (told === this.#told) return;
    this.#told = told;
    this.#needs.onBehindDoors?.(behind);
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
    if (news.length === 0) return;
    change(news);
    this.#tell();
  }

  #member(accountId: AccountId): RoomMember | undefined {
    return this.#needs.records.get("member", accountId);
  }
}

const isJump = (patch: RoomPatch): boolean =>
  patch.kind === "member" && patch.type === "merge" && patch.changes.pos !== undefined;
