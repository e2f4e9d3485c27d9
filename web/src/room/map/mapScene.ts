import type { AccountId, RoomType } from "@atrium/contract";
import type { ElementHands } from "../elements/elementHands.ts";
import type { LivePositions } from "../../live/index.ts";
import type { MediaLevels } from "../../media/index.ts";
import type { SeenFloor } from "./bearings.ts";
import type { Extent, Point } from "./camera.ts";

/** Who stands on which floor. Set by React when it changes; the frames read it. */
export interface MapScene {
  roomId: string;
  roomType: RoomType;
  selfId: AccountId | null;
  floor: Extent;
  /** Pixels per unit on coming in. */
  zoom: number;
  /** False: the whole floor stands still in the window. */
  scrolls: boolean;
  people: ReadonlyMap<AccountId, { hasMegaphone: boolean; audible: boolean; isConnected: boolean }>;
  /** What sounds here besides people; null where nothing does. */
  music: Point | null;
  /** False while the connection is away: nobody walks. */
  canWalk: boolean;
}

export const NOWHERE: MapScene = {
  roomId: "",
  roomType: "spatial",
  selfId: null,
  floor: { w: 1, h: 1 },
  zoom: 1,
  scrolls: true,
  people: new Map(),
  music: null,
  canWalk: false,
};

/** What the map reads and what it asks for. */
export interface MapNeeds {
  positions: LivePositions;
  levels: MediaLevels;
  moveTo(x: number, y: number): void;
  setView(seen: SeenFloor): void;
  wantsLessMotion(): boolean;
  /** Whether whoever stands there is with that person: not behind the wall of a private area. */
  isWith?(accountId: AccountId, place: Point): boolean;
  /** Somebody was clicked or tapped; null is the floor. */
  select(accountId: AccountId | null): void;
  /** What stands on the floor; null where nothing does. */
  elements: ElementHands | null;
}
