import { useMemo } from "react";
import { useStore } from "zustand";
import { reportProblem } from "../../contact/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { MapController } from "../map/mapController.ts";
import { tell, tellRefusal } from "../../ui/tell.ts";
import type { RoomPort } from "../roomPort.ts";
import { roomTexts } from "../texts.ts";
import { deviceMenuModel, type DeviceMenuModel } from "../toolbar/deviceMenuModel.ts";
import { runningRecording } from "../recording/recordingModel.ts";
import { useLive, useMediaState } from "../useLive.ts";
import type { Shield } from "../shield/useShield.ts";
import type { SmallWindow } from "../smallWindow/useSmallWindow.ts";
import type { Broadcasting } from "../broadcast/useBroadcast.ts";
import type { RoomCaptions } from "../captions/useCaptions.ts";
import type { Board } from "../board/useBoard.ts";
import type { Stage } from "../stage/useStage.ts";
import type { FloorChoice } from "../useFloorChoice.ts";
import type { RoomState } from "../useRoomState.ts";
import type { RoomView } from "../useRoomView.ts";
import type { ActionHands, RoomFacts } from "./roomAction.ts";
import { roomActions, type ActionModel } from "./roomActions.ts";

export interface DeviceMenus {
  microphone: DeviceMenuModel;
  camera: DeviceMenuModel;
}

interface ActionInput {
  view: RoomView;
  state: RoomState;
  controller: MapController;
  grid: FloorChoice;
  list: FloorChoice;
  invite: () => void;
  shield: Shield | null;
  smallWindow: SmallWindow;
  stage: Stage | null;
  board: Board | null;
  broadcast: Broadcasting;
  captions: RoomCaptions | null;
  /** Asks first if something would be lost. */
  mayGo: () => Promise<boolean>;
}

/** What I can do in the current room, and the menus of my devices. */
export function useRoomActions(
  port: RoomPort,
  input: ActionInput,
): { actions: readonly ActionModel[]; menus: DeviceMenus } {
  const say = useTexts(roomTexts);
  const facts = useFacts(port, input);
  const menus = useDeviceMenus(port, () => input.state.setSettings(true));
  const actions = facts === null ? [] : roomActions(facts, handsOf(port, input), say);
  return { actions, menus };
}

function useFacts(
  port: RoomPort,
  { view, grid, list, shield, smallWindow, stage, board, broadcast, captions }: ActionInput,
): RoomFacts | null {
  const { rights, me, map } = view;
  const hasSmallWindow = smallWindow.isPossible ? smallWindow.body !== null : null;
  const [isGrid, isList, hasShield] = [grid.isShown, list.isShown, shield?.isUp === true];
  const [onStage, isHost, isSteered] = [stage?.mine?.state ?? null, stage?.isHost === true, stage?.isSteered === true];
  const isStage = stage !== null;
  const handsUp = stage?.hands.length ?? 0;
  const shows = shownOn(stage);
  const [isPresenting, mayPresent] = [board?.isPresenting ?? null, board !== null && board.present !== null];
  const hasPen = board?.pen.isOn === true;
  const readsCaptions = captions?.isOn ?? null;
  const sends = useSendingFacts(port, broadcast);
  const isRecorded = useLive(port, (live) => runningRecording(live) !== null);
  return useMemo(() => {
    if (rights === null || me === null || map === null) return null;
    const { hasMegaphone } = me;
    const { roomType } = map;
    return {
      ...sends,
      rights,
      roomType,
      hasMegaphone,
      isGrid,
      isList,
      hasSmallWindow,
      hasShield,
      isRecorded,
      canShareScreen: canShare(),
      captions: readsCaptions === null ? null : { isOn: readsCaptions },
      board: isPresenting === null ? null : { isPresenting, mayPresent, hasPen },
      stage: isStage ? { state: onStage, isHost, isSteered, hands: handsUp, shows } : null,
    };
  }, [
    sends,
    rights,
    me,
    map,
    isGrid,
    isList,
    hasSmallWindow,
    hasShield,
    isRecorded,
    isStage,
    onStage,
    isHost,
    isSteered,
    handsUp,
    shows,
    isPresenting,
    mayPresent,
    hasPen,
    readsCaptions,
  ]);
}

/** On air one button mutes me: the room hears me from there. */
function useSendingFacts(port: RoomPort, { sent, mayBegin }: Broadcasting) {
  const inRoom = useMediaState(port, ({ microphone, camera, screen }) => ({
    microphone,
    camera,
    screen: screen.state,
  }));
  const isMine = sent !== null;
  const [microphone, camera] = [sent?.microphone ?? inRoom.microphone, sent?.camera ?? inRoom.camera];
  return useMemo(
    () => ({ ...inRoom, microphone, camera, air: { isMine, mayBegin } }),
    [inRoom, microphone, camera, isMine, mayBegin],
  );
}

function shownOn(stage: Stage | null): NonNullable<RoomFacts["stage"]>["shows"] {
  if (stage?.page?.owner.isMe === true) return "mine";
  return stage === null || (stage.page === null && stage.sharer === null) ? null : "taken";
}

const canShare = (): boolean => "getDisplayMedia" in (navigator.mediaDevices ?? {});

function handsOf(port: RoomPort, input: ActionInput): ActionHands {
  const { view, state, controller, grid, list, invite, shield, smallWindow, stage, board, broadcast, captions } = input;
  const mine = broadcast.sent === null ? port : broadcast.air;
  return {
    toggleMicrophone: () => void mine.toggleMicrophone(),
    toggleCamera: () => void mine.toggleCamera(),
    toggleScreen: () => void port.toggleScreen(),
    sendEmotion: (emotion) => tell(port.call("sendEmotion", { emotion })),
    setMegaphone: (on) => tell(port.call("setMegaphone", { on })),
    showNoMegaphone: () => tellRefusal("megaphoneNotAllowed"),
    toggleGrid: grid.toggle,
    toggleList: list.toggle,
    toggleSmallWindow: smallWindow.toggle,
    toggleReactions: () => state.setReactions(!state.reactions),
    toggleAdding: () => state.setAdding(!state.adding),
    togglePanel: () => state.setPanelOpen(!state.panelOpen),
    toggleChat: () => toggleChat(state),
    openSettings: () => state.setSettings(true),
    openRoomSettings: () =>
      view.roomId === null ? undefined : state.setChangedRoom({ roomId: view.roomId, begin: "general" }),
    openRecordings: () => state.setRecordings(true),
    showShield: () => shield?.show(true),
    useHand: () => raiseOrAnswer(stage),
    goOnStage: () => stage?.goOn(),
    stepDown: () => stage?.stepDown(),
    steerStage: () => stage?.steer(!stage.isSteered),
    choosePage: () => stage?.choosePage(true),
    endPage: () => stage?.showPage(null),
    togglePen: () => board?.pen.hold(!board.pen.isOn),
    togglePresenting: () => (board?.isPresenting === true ? board.stopPresenting() : board?.present?.()),
    toggleCaptions: () => captions?.toggle(),
    pressBroadcast: broadcast.press,
    invite,
    findMe: () => controller.findMe(),
    reportProblem,
    leave: () => void input.mayGo().then((goes) => (goes ? port.leave() : undefined)),
  };
}

function raiseOrAnswer(stage: Stage | null): void {
  const state = stage?.mine?.state ?? null;
  if (state === null) return stage?.raiseHand();
  return state === "allowed" || state === "invited" ? stage?.prepare(true) : stage?.lowerHand();
}

/** On the desktop the panel is at the side, on a phone it covers the room: both states are set, one is used. */
function toggleChat(state: RoomState): void {
  const isShown = state.panelTab === "chat" && state.panelOpen && state.sheetOpen;
  state.setPanelTab(isShown ? "rooms" : "chat");
  state.setSheetOpen(!isShown);
  if (!state.panelOpen) state.setPanelOpen(true);
}

function useDeviceMenus(port: RoomPort, openSettings: () => void): DeviceMenus {
  const devices = useStore(port.deviceSettings.state);
  const needs = {
    choose: (kind: "microphone" | "camera", deviceId: string) => void port.deviceSettings.choose(kind, deviceId),
    refresh: () => port.deviceSettings.refresh(),
    openSettings,
  };
  return {
    microphone: deviceMenuModel("microphone", devices, needs),
    camera: deviceMenuModel("camera", devices, needs),
  };
}
