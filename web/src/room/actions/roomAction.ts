import type { Emotion, RoomType, StageState } from "@atrium/contract";
import type { Icon } from "@tabler/icons-react";
import type { DeviceState, ScreenState } from "../../media/index.ts";
import type { RoomRights } from "../roomRights.ts";
import type { roomTexts } from "../texts.ts";

/** A key of the room's texts. */
export type RoomText = keyof typeof roomTexts.entries;

/** Where an action is offered: the desktop toolbar by its three groups, the phone's row and its *More*, the search. */
export type ActionPlace = "devices" | "bar" | "end" | "phone" | "phoneMore" | "search";

/** The state that actions depend on. */
export interface RoomFacts {
  roomType: RoomType;
  rights: RoomRights;
  microphone: DeviceState;
  camera: DeviceState;
  screen: ScreenState["state"];
  hasMegaphone: boolean;
  /** The grid view is shown. */
  isGrid: boolean;
  /** The list is shown. */
  isList: boolean;
  /** The small window is open; null if the browser does not support it. */
  hasSmallWindow: boolean | null;
  /** Newcomers wait for a host. */
  hasShield: boolean;
  /** Most phone browsers cannot share a screen. */
  canShareScreen: boolean;
  /** My part in the stage; null in a room of another kind. */
  stage: {
    state: StageState | null;
    isHost: boolean;
    isSteered: boolean;
    hands: number;
    /** What is shown beside the presenters: my page, or a screen or another's page; null for nothing. */
    shows: "mine" | "taken" | null;
  } | null;
  /** My part in the space's broadcast. */
  air: { isMine: boolean; mayBegin: boolean };
  /** The room is being recorded. */
  isRecorded: boolean;
  /** Whether I read captions; null where there are none. */
  captions: { isOn: boolean } | null;
  /** What I do on the board; null in a room of another kind. */
  board: { isPresenting: boolean; mayPresent: boolean; hasPen: boolean } | null;
}

/** The handles that actions use. */
export interface ActionHands {
  toggleMicrophone(): void;
  toggleCamera(): void;
  toggleScreen(): void;
  sendEmotion(emotion: Emotion): void;
  setMegaphone(on: boolean): void;
  /** Says from which plan on there is one. */
  showNoMegaphone(): void;
  toggleGrid(): void;
  toggleList(): void;
  toggleSmallWindow(): void;
  toggleReactions(): void;
  toggleAdding(): void;
  togglePanel(): void;
  toggleChat(): void;
  openSettings(): void;
  openRoomSettings(): void;
  openRecordings(): void;
  showShield(): void;
  invite(): void;
  findMe(): void;
  reportProblem(): void;
  leave(): void;
  /** Raises my hand or lowers it; once it is accepted, opens the check. */
  useHand(): void;
  goOnStage(): void;
  stepDown(): void;
  steerStage(): void;
  choosePage(): void;
  endPage(): void;
  togglePresenting(): void;
  togglePen(): void;
  toggleCaptions(): void;
  /** Begins a broadcast, ends mine, or says whose it is. */
  pressBroadcast(): void;
}

/**
 * Something one can do in a room, as data. Toolbar, phone, search and shortcuts use it; none of them knows an action by
 * name. `run` is null if it is impossible: with a `whyNot` it is shown with the reason, without one it is hidden.
 */
export interface RoomAction {
  id: ActionId;
  label(facts: RoomFacts): RoomText;
  icon(facts: RoomFacts): Icon;
  /** Left out for actions that cannot be on. */
  isOn?(facts: RoomFacts): boolean;
  run(facts: RoomFacts, hands: ActionHands): (() => void) | null;
  whyNot?(facts: RoomFacts): RoomText | null;
  /** A physical key, as in `KeyboardEvent.code`: the same position in every layout. */
  key?: string;
  places: readonly ActionPlace[];
  /** On a stage instead of `places`. */
  placesOnStage?: readonly ActionPlace[];
  /** How much waits behind it; left out for actions behind which nothing does. */
  count?(facts: RoomFacts): number;
  /** Needs a custom control: a device with its menu, the picker of reactions or elements. */
  draws?: "microphone" | "camera" | "reactions" | "add";
  tone?: "leave" | "hand";
  /** While it is on, where that is more than any other. */
  onTone?: "leave";
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
  | "report"
  | "leave"
  | "hand"
  | "stagePlace"
  | "stagePage"
  | "steerStage"
  | "present"
  | "pen"
  | "broadcast"
  | "recordings"
  | "captions";
