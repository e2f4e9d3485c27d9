import { constants } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { reach, voicesFade } from "@atrium/rules";
import type { Point } from "./camera.ts";
import { distanceBetween } from "./camera.ts";
import { NOWHERE, type MapNeeds, type MapScene } from "./mapScene.ts";

/** The people of the scene: where they stand in the current frame, and how they sound there. */
export class MapPeople {
  readonly #needs: Pick<MapNeeds, "positions" | "levels">;
  #scene: MapScene = NOWHERE;
  #frameMs = 0;

  constructor(needs: Pick<MapNeeds, "positions" | "levels">) {
    this.#needs = needs;
  }

  setScene(scene: MapScene): void {
    this.#scene = scene;
  }
  /** Everybody stands where they are at that time. */
  frame(nowMs: number): void {
    this.#frameMs = nowMs;
  }

  /** Null for somebody who is not on the floor. */
  placeOf(accountId: AccountId | null): Point | null {
    return accountId === null ? null : this.#needs.positions.at(accountId, this.#frameMs);
  }
  ownPlace(): Point | null {
    return this.placeOf(this.#scene.selfId);
  }
  /** Where everybody else stands. */
  otherPlaces(): readonly Point[] {
    return this.#otherIds().flatMap((accountId) => this.placeOf(accountId) ?? []);
  }

  hasMegaphone(accountId: AccountId | null): boolean {
    return accountId !== null && this.#scene.people.get(accountId)?.hasMegaphone === true;
  }
  /** How loud somebody is, 0 to 1; 0 for who cannot be heard. */
  levelOf(accountId: AccountId): number {
    if (this.#scene.people.get(accountId)?.audible !== true) return 0;
    return accountId === this.#scene.selfId ? this.#needs.levels.own() : this.#needs.levels.level(accountId);
  }
  ownLevel(): number {
    const { selfId } = this.#scene;
    return selfId === null ? 0 : this.levelOf(selfId);
  }
  /** Where that stands which I hear at this place. */
  heardAt(place: Point): readonly Point[] {
    const { music, roomType } = this.#scene;
    const sounds = [...this.otherPlaces(), ...(music === null ? [] : [music])];
    if (!voicesFade(roomType)) return sounds;
    return sounds.filter((at) => distanceBetween(at, place) < constants.hearing.silentUnits);
  }
  /** How many people would hear me where I stand. */
  reach(isInEarshot: (accountId: AccountId) => boolean): number {
    const { roomType, selfId, people } = this.#scene;
    const others = this.#otherIds().map((accountId) => ({
      isConnected: people.get(accountId)?.isConnected === true,
      isInEarshot: isInEarshot(accountId),
    }));
    return reach({ roomType, hasMegaphone: this.hasMegaphone(selfId), others });
  }

  #otherIds(): AccountId[] {
    return [...this.#scene.people.keys()].filter((accountId) => accountId !== this.#scene.selfId);
  }
}
