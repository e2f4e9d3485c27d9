import type { AccountId, SpaceId, SpacePatch, SpaceRecords } from "@atrium/contract";
import { broadcastOf, endedBroadcast, hearsBroadcast, heldBroadcast, lapsedBroadcast, may } from "@atrium/rules";
import { mergeBroadcast } from "@atrium/rules";
import type { ReadRecords } from "@atrium/rules";
import type { Clock } from "../../platform/clock.ts";
import type { Feed } from "../feed/feed.ts";
import type { SpaceActorNeeds } from "./spaceActorNeeds.ts";

interface AirNeeds {
  clock: Pick<Clock, "nowMs">;
  records: ReadRecords<SpaceRecords>;
  change: (patches: readonly SpacePatch[]) => void;
  newMediaRoom: () => string;
  /** A media room is no longer used. */
  onMediaOver: (mediaRoom: string) => void;
  /** Somebody's media in a room end. */
  onLeft: (mediaRoom: string, accountId: AccountId) => void;
}

/**
 * The media of a space's broadcast. Each person who may broadcast is offered a stream of their own, so that a token from
 * before somebody else went on air sends to nobody; the record names the stream in use.
 */
export class Air {
  readonly #needs: AirNeeds;
  readonly #offers = new Map<AccountId, string>();
  #used: string | null = null;

  constructor(needs: AirNeeds) {
    this.#needs = needs;
  }

  /** The stream in use at the media server. */
  get streamName(): string | null {
    return this.#used;
  }

  /** The stream somebody may join: the one on air, or their own to begin with; null if there is none for them. */
  streamFor(accountId: AccountId): string | null {
    const { records, newMediaRoom } = this.#needs;
    const broadcast = broadcastOf(records);
    if (broadcast !== null) return hearsBroadcast(broadcast, accountId) ? broadcast.streamName : null;
    const role = records.get("participant", accountId)?.role;
    if (role === undefined || !may("space.broadcast", { role })) return null;
    const offered = this.#offers.get(accountId) ?? newMediaRoom();
    this.#offers.set(accountId, offered);
    return offered;
  }

  isOffered(accountId: AccountId, streamName: string): boolean {
    return this.#offers.get(accountId) === streamName;
  }

  /** The speaker's connection is lost. */
  lost(accountId: AccountId): SpacePatch[] {
    return heldBroadcast(this.#needs.records, accountId, this.#needs.clock.nowMs());
  }

  /** Somebody is no longer in the space: a speaker who only lost their connection may still return. */
  left(accountId: AccountId, isLost: boolean): void {
    this.#offers.delete(accountId);
    if (this.#used !== null) this.#needs.onLeft(this.#used, accountId);
    if (!isLost) this.#change(endedBroadcast(this.#needs.records, accountId));
  }

  /** Ends the broadcast of a speaker who did not come back. */
  sweep(): void {
    this.#change(lapsedBroadcast(this.#needs.records, this.#needs.clock.nowMs()));
  }

  /** Moves the broadcast to another stream, for which nobody has a token. */
  renew(): void {
    const broadcast = broadcastOf(this.#needs.records);
    if (broadcast !== null) this.#change([mergeBroadcast(broadcast, { streamName: this.#needs.newMediaRoom() })]);
  }

  /** The records have changed: the media of a broadcast that is over end at once. */
  settle(): void {
    const broadcast = broadcastOf(this.#needs.records);
    const used = broadcast?.streamName ?? null;
    if (used === this.#used) return;
    if (this.#used !== null) this.#needs.onMediaOver(this.#used);
    this.#used = used;
    if (broadcast !== null) this.#offers.delete(broadcast.accountId);
  }

  #change(patches: readonly SpacePatch[]): void {
    if (patches.length > 0) this.#needs.change(patches);
    this.settle();
  }
}

export const airOf = (spaceId: SpaceId, feed: Feed<SpaceRecords>, needs: SpaceActorNeeds): Air =>
  new Air({
    ...needs,
    records: feed.records,
    change: (patches) => feed.change(patches),
    newMediaRoom: () => needs.newMediaRoom(spaceId),
    onLeft: needs.onRoomLeft,
  });
