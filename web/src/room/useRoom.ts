import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import type { AccountId, RoomId } from "@atrium/contract";
import { isHeld } from "@atrium/rules";
import type { ActionModel } from "./actions/roomActions.ts";
import { useActionKeys } from "./actions/useActionKeys.ts";
import { heardInside } from "./areas/areaModel.ts";
import { useRoomActions, type DeviceMenus } from "./actions/useRoomActions.ts";
import { useRoomChats, type RoomChats } from "./chat/useRoomChats.ts";
import type { MapController } from "./map/mapController.ts";
import { usePiano, type PianoModel } from "./piano/usePiano.ts";
import { useElementKeys } from "./elements/useElementKeys.ts";
import { useAtThings } from "./elements/useSeen.ts";
import { useElements, type RoomElements } from "./elements/useElements.ts";
import { useLeavingThings, type LeavingThings } from "./elements/useLeavingThings.ts";
import { isGone } from "./people/isGone.ts";
import type { PersonCardModel } from "./people/personCardModel.ts";
import { useCards } from "./people/useCards.ts";
import type { PersonModel } from "./people/personModel.ts";
import { useSpeaking } from "./people/useSpeaking.ts";
import type { RoomPort } from "./roomPort.ts";
import type { RoomHands } from "./panel/list/RoomMenu.tsx";
import { useShield, type Shield } from "./shield/useShield.ts";
import { useBroadcast, type Broadcasting } from "./broadcast/useBroadcast.ts";
import { useCaptions, type RoomCaptions } from "./captions/useCaptions.ts";
import { useBoard, type Board } from "./board/useBoard.ts";
import { useStage, type Stage } from "./stage/useStage.ts";
import { useSmallWindow, type SmallWindow } from "./smallWindow/useSmallWindow.ts";
import { useCopyLink } from "./useCopyLink.ts";
import { useEnterRoom, type EnterOutcome } from "./useEnterRoom.ts";
import { useJoinPerson } from "./useJoinPerson.ts";
import { useFollow, type Follow } from "./following/useFollow.ts";
import { useFloorChoice, type FloorChoice } from "./useFloorChoice.ts";
import { useFirstStep } from "./firstStep/useFirstStep.ts";
import { useMapController } from "./useMapController.ts";
import { usePushToTalk } from "./talking/usePushToTalk.ts";
import { useRoleNews } from "./notices/useRoleNews.ts";
import { useRoomNews } from "./notices/useRoomNews.ts";
import { useOwnStatus, type OwnStatus } from "./status/useOwnStatus.ts";
import { useRoomView, type RoomView } from "./useRoomView.ts";
import { useRoomState, type RoomState } from "./useRoomState.ts";

/** What the layouts of the room show and do: the same for desktop and phone. Lists of rooms select their own state. */
export interface RoomBundle {
  port: RoomPort;
  view: RoomView;
  state: RoomState;
  controller: MapController;
  speaking: ReadonlySet<AccountId>;
  /** Empty until I am in a room. */
  actions: readonly ActionModel[];
  menus: DeviceMenus;
  card: PersonCardModel | null;
  /** Of somebody in another room. */
  elsewhereCard: PersonCardModel | null;
  /** Null if I have none. */
  chats: RoomChats | null;
  /** Null if there is none. */
  piano: PianoModel | null;
  elements: RoomElements;
  leavingThings: LeavingThings;
  grid: FloorChoice;
  list: FloorChoice;
  smallWindow: SmallWindow;
  /** Where the first-step hint points; null for people, or nothing. */
  wayTo: PianoModel["place"] | null;
  /** Whether to show how to move. */
  showsFirstStep: boolean;
  news: ReturnType<typeof useRoomNews>;
  goTo(person: PersonModel): void;
  /** Goes to somebody, into their room first. */
  joinPerson(accountId: AccountId, roomId: RoomId): void;
  enter(roomId: RoomId): void;
  /** The same, for callers that await the result. */
  tryEnter(roomId: RoomId): Promise<EnterOutcome>;
  /** Opens the invitations if I can invite guests, else copies the address. */
  invite(): void;
  inviteUrl: string;
  /** Null if I do not administer the space. */
  roomHands: RoomHands | null;
  /** Null if I have no editable profile. */
  openProfile: (() => void) | null;
  /** My status. */
  status: OwnStatus;
  /** Null if I am not a host. */
  shield: Shield | null;
  /** Null in a room of another kind. */
  stage: Stage | null;
  /** Null in a room of another kind. */
  board: Board | null;
  broadcast: Broadcasting;
  /** Null where this installation has none. */
  captions: RoomCaptions | null;
  follow: Follow;
  /** Selects somebody and brings them into view. */
  selectPerson(person: PersonModel): void;
  /** My microphone level, 0 to 1. */
  ownLevel(): number;
  /** How many people can hear me where I stand; null while my media is not getting through. */
  reach(): number | null;
  /** Highlights how far I can be heard. */
  showReach(show: boolean): void;
}

export function useRoom(port: RoomPort, on: { inviteUrl: string; openProfile: (() => void) | null }): RoomBundle {
  const view = useRoomView(port);
  const state = useRoomState();
  const { select, setSettings } = state;
  const openSettings = useCallback(() => setSettings(true), [setSettings]);
  const canWalk = !view.isAway && view.me !== null;
  const piano = usePiano(port, view);
  const music = piano?.isOn === true && !piano.isResting ? piano.place : null;
  const { elements, leavingThings } = useThings(port);
  const controller = useMap(port, { view, music, canWalk, elements, select });
  const speaking = useSpeaking(port.levels, view.people);
  const news = useRoomNews(port, openSettings);
  useRoleNews(port, view.me);
  const { inviteUrl } = on;
  const invite = useInvite(inviteUrl, { view, state });
  const floor = useFloorChoice(port, view.rights);
  const shield = useShield(port);
  const stage = useStage(port, view);
  const board = useBoard(port, view, controller);
  const smallWindow = useSmallWindow();
  const broadcast = useBroadcast(port, view);
  const captions = useCaptions(port, broadcast);
  const { mayGo } = leavingThings;
  const seen = { view, state, controller, ...floor, shield, smallWindow, stage, board, broadcast, captions };
  const around = { ...seen, invite, mayGo };
  const { actions, menus } = useRoomActions(port, around);
  useActionKeys(actions, { isWaiting: view.isAway || state.searching, small: smallWindow.body });
  usePushToTalk(port, canWalk && view.rights?.useMicrophone === true && broadcast.sent === null);
  const tryEnter = useEnterRoom(port, { view, ask: state.setAskedRoom, mayGo });
  const enter = useCallback((roomId: RoomId) => void tryEnter(roomId), [tryEnter]);
  useForgetGone(view, state);
  const hands = useHands(port, controller, select);
  const chats = useRoomChats(port, view, inviteUrl);
  const persons = usePersons(port, {
    view,
    state,
    controller,
    goTo: hands.goTo,
    board,
    tryEnter,
    hasChats: Boolean(chats?.direct),
  });
  const isFirstStep = useFirstStep(controller);
  const roomHands = useRoomHands(inviteUrl, { view, state });
  const isAtThings = useAtThings(elements);
  const showsFirstStep = isFirstStep && canWalk && view.kind.hearing === "distance" && !isAtThings;
  const wayTo = showsFirstStep && view.people.length === 1 ? music : null;
  const places = { piano, ...floor, smallWindow, wayTo, showsFirstStep, shield, stage, board, broadcast, captions };
  const known = { inviteUrl, speaking, actions, menus, ...persons, chats, news, elements, leavingThings, ...places };
  const ways = { enter, tryEnter, invite, roomHands, openProfile: on.openProfile, ...hands };
  return { port, view, state, controller, ...known, ...ways, status: useOwnStatus(port, view) };
}

interface MapInput extends Pick<RoomBundle, "view" | "elements"> {
  music: PianoModel["place"] | null;
  canWalk: boolean;
  select: RoomState["select"];
}

/** The map; nobody walks where it is one board. */
function useMap(port: RoomPort, { view, music, canWalk, elements, select }: MapInput): MapController {
  return useMapController(port, {
    model: view.map,
    selfId: view.selfId,
    music,
    canWalk: canWalk && view.kind.type !== "collaboration",
    elements: elements.desk,
    stopped: elements.stopped,
    select,
  });
}

/** The elements on the floor, their keys, and which of them would disappear with me. */
function useThings(port: RoomPort) {
  const elements = useElements(port);
  useElementKeys(elements);
  return { elements, leavingThings: useLeavingThings(elements) };
}

interface PersonsInput extends Pick<RoomBundle, "view" | "state" | "controller" | "goTo" | "tryEnter" | "board"> {
  hasChats: boolean;
}

/** Going to people, and their cards. */
function usePersons(port: RoomPort, { view, state, controller, goTo, tryEnter, board, hasChats }: PersonsInput) {
  const joinPerson = useJoinPerson({ view, controller, tryEnter });
  const follow = useFollow(port, { view, joinPerson });
  return {
    joinPerson,
    follow,
    ...useCards(port, { view, state, goTo, joinPerson, mayMessage: hasChats, follow, board }),
  };
}

/** A selected person who left is deselected: their card does not open again when they return. */
function useForgetGone(view: RoomView, { selected, select }: RoomState): void {
  const hasGone = selected !== null && isGone(selected, view);
  const forget = useEffectEvent(() => select(null));
  useEffect(() => {
    if (hasGone) forget();
  }, [hasGone]);
}

/** Stable callbacks, so that components using them do not re-render. */
function useHands(port: RoomPort, controller: MapController, select: RoomState["select"]) {
  return useMemo(
    () => ({
      ownLevel: () => port.levels.own(),
      reach: () => (mayBeHeard(port) ? (heardInside(port.live.getState()) ?? controller.reach()) : null),
      showReach: (show: boolean) => controller.setReach(show),
      goTo({ accountId }: PersonModel) {
        controller.approach(accountId);
        controller.lookAt(accountId);
      },
      selectPerson({ accountId }: PersonModel) {
        controller.lookAt(accountId);
        select(accountId);
      },
    }),
    [port, controller, select],
  );
}

/** Media is flowing, and I am not waiting behind the shield. */
function mayBeHeard({ live, media }: RoomPort): boolean {
  const { space, selfId } = live.getState();
  const me = selfId === null ? undefined : space?.records.participant[selfId];
  return media.getState().quietSinceMs === null && me !== undefined && !isHeld(me);
}

interface Shown {
  view: RoomView;
  state: RoomState;
}

function useInvite(url: string, { view, state }: Shown): () => void {
  const copy = useCopyLink();
  return () => (view.rights?.inviteGuests === true ? state.setInviting(true) : copy(url));
}

function useRoomHands(spaceUrl: string, { view, state }: Shown): RoomHands | null {
  const copy = useCopyLink();
  if (view.rights?.changeSettings !== true || view.isAway) return null;
  const openSettings: RoomHands["openSettings"] = (roomId, begin = "general") =>
    state.setChangedRoom({ roomId, begin });
  return { openSettings, copyLink: (roomId) => copy(`${spaceUrl}?room=${roomId}`) };
}
