import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import type { AccountId } from "@atrium/contract";
import { copyText } from "../platform/clipboard.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { askConfirm } from "../ui/dialog/askConfirm.ts";
import { showToast } from "../ui/toast.tsx";
import type { MapController } from "./map/mapController.ts";
import { isGone } from "./people/isGone.ts";
import { personCardModel, type PersonCardModel } from "./people/personCardModel.ts";
import type { PersonModel } from "./people/personModel.ts";
import { useSpeaking } from "./people/useSpeaking.ts";
import { roomsPanelModel, type RoomRowModel, type RoomsPanelModel } from "./panel/roomsPanelModel.ts";
import type { RoomPort } from "./roomPort.ts";
import { roomTexts } from "./texts.ts";
import { useMapController } from "./useMapController.ts";
import { usePushToTalk } from "./talking/usePushToTalk.ts";
import { tell, tellRefusal, useRoomNews } from "./notices/useRoomNews.ts";
import { useRoomView, type RoomView } from "./useRoomView.ts";
import { useToolbar } from "./useToolbar.ts";
import { useRoomState, type RoomState } from "./useRoomState.ts";

/** All a layout of the room draws and does: the same for desk and phone. */
export interface RoomBundle {
  port: RoomPort;
  view: RoomView;
  state: RoomState;
  controller: MapController;
  speaking: ReadonlySet<AccountId>;
  panel: RoomsPanelModel | null;
  toolbar: ReturnType<typeof useToolbar>;
  card: PersonCardModel | null;
  news: ReturnType<typeof useRoomNews>;
  goTo(person: PersonModel): void;
  enter(room: RoomRowModel): void;
  invite(): void;
  /** Null where one has no profile to change. */
  openProfile: (() => void) | null;
  /** Shows somebody: in the window, chosen. */
  selectPerson(person: PersonModel): void;
  /** Loudness of my microphone now, 0 to 1. */
  ownLevel(): number;
  /** How many people would hear me where I stand. */
  reach(): number;
  /** Lights the floor as far as I am heard. */
  showReach(show: boolean): void;
}

export function useRoom(port: RoomPort, on: { inviteUrl: string; openProfile: (() => void) | null }): RoomBundle {
  const view = useRoomView(port);
  const state = useRoomState();
  const { select, setSettings, setAskedRoom } = state;
  const openSettings = useCallback(() => setSettings(true), [setSettings]);
  const canWalk = !view.isAway && view.me !== null;
  const controller = useMapController(port, { model: view.map, selfId: view.selfId, canWalk, select });
  const speaking = useSpeaking(port.levels, view.people);
  const news = useRoomNews(port, openSettings);
  const toolbar = useToolbar(port, view, openSettings);
  const ask = useKick(port);
  usePushToTalk(port, canWalk && view.rights?.useMicrophone === true);
  const enter = useEnter(setAskedRoom);
  const goTo = ({ accountId }: PersonModel) => {
    controller.approach(accountId);
    controller.lookAt(accountId);
  };
  useForgetGone(view, state);
  const chosen = view.people.find((person) => person.accountId === (state.selected ?? state.hover.hovered)) ?? null;
  const card =
    chosen === null || view.rights === null || view.me === null
      ? null
      : personCardModel(chosen, {
          myRole: view.me.role,
          rights: view.rights,
          goTo: () => goTo(chosen),
          setVolume: (accountId, volume) => port.setVolume(accountId, volume),
          muteOther: (accountId, what) => tell(port.muteOther(accountId, what)),
          askToKick: ask,
        });
  const hands = useHands(port, controller, select);
  const panel = usePanel(port, view);
  const invite = useInvite(on.inviteUrl);
  const { openProfile } = on;
  return {
    port,
    view,
    state,
    controller,
    speaking,
    panel,
    toolbar,
    card,
    news,
    goTo,
    enter,
    invite,
    openProfile,
    ...hands,
  };
}

/** Who was chosen and left is not chosen any more: their card does not open by itself when they are back. */
function useForgetGone(view: RoomView, { selected, select }: RoomState): void {
  const hasGone = selected !== null && isGone(selected, view);
  const forget = useEffectEvent(() => select(null));
  useEffect(() => {
    if (hasGone) forget();
  }, [hasGone]);
}

/** Small things to hand on that never change, so that what takes them need not be drawn anew. */
function useHands(port: RoomPort, controller: MapController, select: RoomState["select"]) {
  return useMemo(
    () => ({
      ownLevel: () => port.levels.own(),
      reach: () => controller.reach(),
      showReach: (show: boolean) => controller.setReach(show),
      selectPerson({ accountId }: PersonModel) {
        controller.lookAt(accountId);
        select(accountId);
      },
    }),
    [port, controller, select],
  );
}

function usePanel(port: RoomPort, { live, me }: RoomView): RoomsPanelModel | null {
  if (live.space === null || me === null) return null;
  const currentRoomId = live.room?.room.id ?? null;
  return roomsPanelModel({ space: live.space, currentRoomId, myRole: me.role }, port.enterRoom);
}

/** Goes into a room; its password is asked for where it has one, or has got one since the list was drawn. */
function useEnter(ask: (room: RoomRowModel) => void): (room: RoomRowModel) => void {
  return (room) => {
    if (room.asksPassword) return ask(room);
    void room.enter?.().then((outcome) => {
      if (outcome.ok) return;
      if (outcome.code === "invalidPassword") ask(room);
      else tellRefusal(outcome.code);
    });
  };
}

function useKick(port: RoomPort): (person: PersonModel) => void {
  const say = useTexts(roomTexts);
  return (person) => {
    const question = {
      title: say("kickTitle", { name: person.name }),
      text: say("kickText"),
      act: say("kick"),
      cancel: say("cancel"),
      danger: true,
    };
    void askConfirm(question).then((yes) => (yes ? tell(port.kick(person.accountId)) : undefined));
  };
}

function useInvite(url: string): () => void {
  const say = useTexts(roomTexts);
  return () => {
    void copyText(url).then((isCopied) =>
      showToast({ text: isCopied ? say("linkCopied") : say("linkNotCopied", { url }) }),
    );
  };
}
