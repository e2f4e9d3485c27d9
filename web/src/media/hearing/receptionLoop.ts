import { constants } from "@atrium/contract";
import type { AccountId, RoomMember, RoomType } from "@atrium/contract";
import type { Place, FloorView, PictureMode, ShownTiles } from "@atrium/rules";
import type { Clock } from "../../platform/clock.ts";
import { LoadWatch } from "./loadWatch.ts";
import { decideReception } from "./reception.ts";
import type { Reception } from "./reception.ts";

export interface ReceptionNeeds {
  clock: Clock;
  /** The room as it is now; null between rooms. */
  scene(): { roomType: RoomType; selfId: AccountId; members: Readonly<Record<string, RoomMember>> } | null;
  placeOf(accountId: AccountId): Place | null;
  volumes(): Readonly<Record<AccountId, number>>;
  isHidden(): boolean;
  devicePixels(): number;
  /** How much may be spent on cameras now. */
  pictures(): PictureMode;
  /** How many milliseconds as many frames of the page take; null if it was not shown meanwhile. */
  frames(count: number): Promise<number | null>;
  /** Whether the page keeps up, now and then, while cameras are received. */
  keepsUp(does: boolean): void;
  apply(wanted: ReadonlyMap<AccountId, Reception>): void;
}

/** Makes something else of what was decided. */
export type ShapeReception = (decided: ReadonlyMap<AccountId, Reception>) => ReadonlyMap<AccountId, Reception>;

/** Fifteen decisions a second: more would not be audible through the gain ramps. */
const DECIDE_EVERY_MS = 66;
/** Until the map reports its view, cameras wait. */
const NOTHING_SHOWN = { left: 0, top: 0, right: 0, bottom: 0, pixelsPerUnit: 1 };

/** Decides again who is received whenever something moved, at most each 66 ms; idle while nobody moves. */
export class ReceptionLoop {
  readonly #needs: ReceptionNeeds;
  #view: FloorView & { pixelsPerUnit: number } = NOTHING_SHOWN;
  #tiles: ShownTiles<AccountId> | null = null;
  #apart: ShownTiles<AccountId> | null = null;
  #received: ReadonlyMap<AccountId, Reception> = new Map();
  /** Changes what was decided, while a broadcast is on air. */
  #shape: ShapeReception = (decided) => decided;
  #isStale = false;
  readonly #load: LoadWatch;
  #cancelRest: (() => void) | null = null;

  constructor(needs: ReceptionNeeds) {
    this.#needs = needs;
    this.#load = new LoadWatch({ ...needs, isAtRest: () => needs.isHidden() || !this.#hasCameras() });
  }

  get received(): ReadonlyMap<AccountId, Reception> {
    return this.#received;
  }

  show(view: FloorView & { pixelsPerUnit: number }): void {
    this.#view = view;
    this.nudge();
  }

  /** Tiles replace the floor; null brings it back. */
  showTiles(tiles: ShownTiles<AccountId> | null): void {
    this.#tiles = tiles;
    this.nudge();
  }

  /** Faces in the small window, visible even if the page is hidden; null when it is closed. */
  showApart(faces: ShownTiles<AccountId> | null): void {
    this.#apart = faces;
    this.nudge();
  }

  shapeBy(shape: ShapeReception): void {
    this.#shape = shape;
    this.nudge();
  }

  /** Something changed: decides at once, and then again only after the interval. */
  nudge(): void {
    this.#isStale = true;
    if (this.#cancelRest === null) this.#decide();
  }

  stop(): void {
    this.#cancelRest?.();
    this.#cancelRest = null;
    this.#load.stop();
  }

  #hasCameras(): boolean {
    return [...this.#received.values()].some(({ camera }) => camera !== null);
  }

  #decide(): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    this.#cancelRest = this.#needs.clock.after(DECIDE_EVERY_MS, () => {
      this.#cancelRest = null;
      this.#decide();
    });
    this.#received = this.#decision();
    this.#needs.apply(this.#shape(this.#received));
    this.#load.start();
  }

  #decision(): Map<AccountId, Reception> {
    const { scene, placeOf, volumes, isHidden, devicePixels, pictures } = this.#needs;
    const now = scene();
    const self = now === null ? null : placeOf(now.selfId);
    if (now === null || self === null) return new Map();
    const others = Object.values(now.members).flatMap((member) => {
      const place = member.accountId === now.selfId ? null : placeOf(member.accountId);
      return place === null ? [] : [{ member, place, wasReceived: this.#received.get(member.accountId) ?? null }];
    });
    return decideReception({
      roomType: now.roomType,
      self,
      selfAreas: now.members[now.selfId]?.privateAreaIds ?? [],
      others,
      volumes: volumes(),
      view: this.#view,
      tiles: this.#tiles,
      apart: this.#apart,
      bubbleUnits: constants.map.bubbleUnits,
      devicePixels: devicePixels(),
      isHidden: isHidden(),
      pictures: pictures(),
    });
  }
}
