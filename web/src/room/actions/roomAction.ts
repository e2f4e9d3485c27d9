import type { Emotion, RoomType } from "@atrium/contract";
import type { Icon } from "@tabler/icons-react";
import type { DeviceState, ScreenState } from "../../media/index.ts";
import type { RoomRights } from "../roomRights.ts";
import type { roomTexts } from "../texts.ts";

/** A key of the room's words. */
export type RoomText = keyof typeof roomTexts.entries;

/** Where an action is offered: the desk's toolbar by its three groups, the phone's row and its *More*, the search. */
export type ActionPlace = "devices" | "bar" | "end" | "phone" | "phoneMore" | "search";

/** The state that actions depend on. */
export interface RoomFacts {
  roomType: RoomType;
  rights: RoomRights;
  microphone: DeviceState;
  camera: DeviceState;
  screen: ScreenState["state"];
  hasMegaphone: boolean;
  /** Everybody stands as tiles. */
  isGrid: boolean;
  /** The room stands as a list. */
  isList: boolean;
  /** The small window over other programs is open; null where the browser has none. */
  hasSmallWindow: boolean | null;
  /** Newcomers wait for a host. */
  hasShield: boolean;
  /** Phones mostly cannot share a screen: their browsers have no such call. */
  canShareScreen: boolean;
}

/** The handles that actions use. */
export interface ActionHands {
  toggleMicrophone(): void;
  toggleCamera(): void;
  toggleScreen(): void;
  sendEmotion(emotion: Emotion): void;
  setMegaphone(on: boolean): void;
  toggleGrid(): void;
  toggleList(): void;
  toggleSmallWindow(): void;
  toggleReactions(): void;
  toggleAdding(): void;
  togglePanel(): void;
  toggleChat(): void;
  openSettings(): void;
  openRoomSettings(): void;
  showShield(): void;
  invite(): void;
  findMe(): void;
  leave(): void;
}

/**
 * Something one can do in a room, as data. Toolbar, phone, search and keys draw from it; none of them knows it by name.
 * `run` is null where it is impossible: with a `whyNot` it is offered and says why, without one it is not there.
 */
export interface RoomAction {
  id: ActionId;
  label(facts: RoomFacts): RoomText;
  icon(facts: RoomFacts): Icon;
  /** Left out for actions that cannot be on. */
  isOn?(facts: RoomFacts): boolean;
  run(facts: RoomFacts, hands: ActionHands): (() => void) | null;
  whyNot?(facts: RoomFacts): RoomText | null;
  /** A physical key, as `KeyboardEvent.code` names it: every layout has it in the same place. */
  key?: string;
  places: readonly ActionPlace[];
  /** Drawn in a way of its own: a device with its menu, the picker of reactions or of things. */
  draws?: "microphone" | "camera" | "reactions" | "add";
  tone?: "leave";
}

export type ActionId =
  | "microphone"
  | "camera"
  | "screen"
  | "add"
  | "reactions"
  | "megaphone"
  | "grid"
  | "smallWindow"
  | "list"
  | "panel"
  | "chat"
  | "settings"
  | "roomSettings"
  | "shield"
  | "invite"
  | "findMe"
  | "leave";
