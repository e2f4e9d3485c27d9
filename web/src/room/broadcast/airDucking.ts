import type { Broadcast, BroadcastId } from "@atrium/contract";
import type { LiveState } from "../../live/index.ts";
import type { ShapeReception } from "../../media/index.ts";
import { airReception, asDecided } from "./airReception.ts";

interface DuckingNeeds {
  shapeReception(shape: ShapeReception): void;
  show(isDucked: boolean): void;
}

/** Makes the room's own sounds quieter during a broadcast, unless I have turned that off. */
export class AirDucking {
  readonly #needs: DuckingNeeds;
  #isWanted = true;
  #heardId: BroadcastId | null = null;
  #shape = "";

  constructor(needs: DuckingNeeds) {
    this.#needs = needs;
  }

  want(isWanted: boolean): void {
    this.#isWanted = isWanted;
  }

  /** `other` is somebody else's broadcast, `volume` my volume for it. */
  follow({ room }: Pick<LiveState, "room">, other: Broadcast | null, volume: number): void {
    if (other !== null && other.id !== this.#heardId) {
      this.#isWanted = true;
      this.#heardId = other.id;
    }
    const isHeard = other !== null && (!other.audioMuted || other.sharingScreen) && volume > 0;
    const isDucked = isHeard && this.#isWanted;
    this.#needs.show(isDucked);
    if (other === null) return this.#shapeBy("", asDecided);
    const onAir = { speakerId: other.accountId, roomType: room?.room.type ?? "spatial", isDucked };
    this.#shapeBy(JSON.stringify(onAir), airReception(onAir));
  }

  /** Applies the shape only if it has changed. */
  #shapeBy(key: string, shape: ShapeReception): void {
    if (key === this.#shape) return;
    this.#shape = key;
    this.#needs.shapeReception(shape);
  }
}
