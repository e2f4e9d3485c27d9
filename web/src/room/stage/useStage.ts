import type { AccountId, StagePart } from "@atrium/contract";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { PHONE } from "../../ui/theme/windowSizes.ts";
import { tell, tellRefusal } from "../../ui/tell.ts";
import { showToast } from "../../ui/toast.tsx";
import type { DevicePlan } from "../devices/DeviceSwitches.tsx";
import type { RoomPort } from "../roomPort.ts";
import type { RoomView } from "../useRoomView.ts";
import { useLive } from "../useLive.ts";
import { useBackground, type Background } from "./background/useBackground.ts";
import { stageModel, type StageModel } from "./stageModel.ts";
import { stageTexts } from "./texts.ts";
import { useReads, type Reads } from "./useReads.ts";

/** My actions on the stage, and a host's actions on others. */
export interface Stage extends StageModel {
  isHost: boolean;
  /** The video behind the presenters. */
  background: Background;
  /** What stands over the presenters. */
  reads: Reads;
  /** The check before going on is open. */
  isPreparing: boolean;
  prepare(isOpen: boolean): void;
  /** What is turned on as a host brings me on: nothing, unless I chose it in the check. */
  comesWith: DevicePlan;
  comeWith(plan: DevicePlan): void;
  /** Whether the host's card is open; it opens by itself when somebody asks to come up. */
  isSteered: boolean;
  steer(isOpen: boolean): void;
  /** Whether I am choosing a page to show. */
  isChoosingPage: boolean;
  choosePage(isOpen: boolean): void;
  /** Shows a web page in the place of a screen; null ends mine, and as a host anybody's. */
  showPage(url: string | null): void;
  raiseHand(): void;
  lowerHand(): void;
  /** Says with my raised hand what I would ask. */
  ask(question: string): void;
  /** Hosts go on; others say that they are ready. */
  goOn(): void;
  stepDown(): void;
  allow(accountId: AccountId): void;
  reject(accountId: AccountId): void;
  bring(accountId: AccountId): void;
  putDown(accountId: AccountId): void;
  /** Leads everybody's eye to a presenter; null ends it. */
  spotlight(accountId: AccountId | null): void;
  /** Silences a presenter; only they turn their microphone on again. */
  mute(accountId: AccountId): void;
}

const WITH_NOTHING: DevicePlan = { microphone: false, camera: false };
const NO_PARTS: Readonly<Record<string, StagePart>> = {};

/** Null in a room of another kind. */
export function useStage(port: RoomPort, { people, me, selfId, kind, roomId, rights }: RoomView): Stage | null {
  const parts = useLive(port, ({ room }) => room?.snapshot.records.stagePart ?? NO_PARTS, Object.is);
  const unshown = useLive(port, ({ room, space }) =>
    room === null ? 0 : (space?.records.audience[room.room.id]?.count ?? 0),
  );
  const clockOffsetMs = useLive(port, (live) => live.clockOffsetMs);
  const model = useMemo(
    () => stageModel({ parts, people, selfId, unshown, clockOffsetMs }),
    [parts, people, selfId, unshown, clockOffsetMs],
  );
  const isStage = kind.type === "stage";
  const [comesWith, comeWith] = useState(WITH_NOTHING);
  const [preparing, prepare] = useState(false);
  const own = isStage ? model.mine : null;
  const isSpotlit = own?.isSpotlit === true;
  useStageNews(port, { state: own?.state ?? null, isSpotlit, comesWith, comeWith, prepare });
  const [choosing, choosePage] = useState(false);
  // On a phone it would cover the stage.
  const card = useHostsCard(model, !useMedia(PHONE));
  const acts = useMemo(() => actsOf(port), [port]);
  const raiseHand = useRaiseHand(port);
  const isHost = me?.isHost === true;
  const background = useBackground(port, roomId, isHost);
  const reads = useReads(port, isHost && rights?.changeSettings === true);
  const state = model.mine?.state;
  // Whoever steps down meanwhile is not asked again the next time they are on.
  if (choosing && state !== "on") choosePage(false);
  if (!isStage) return null;
  const isPreparing = preparing && (state === "allowed" || state === "invited");
  const isChoosingPage = choosing && state === "on";
  const mine = { raiseHand, isPreparing, prepare, comesWith, comeWith, isChoosingPage, choosePage };
  return { ...model, ...acts, ...card, ...mine, isHost, background, reads };
}

/** Where there is room it opens by itself as somebody new asks or is ready, and stays until it is put away. */
function useHostsCard({ hands, backstage }: StageModel, opensItself: boolean) {
  const [isSteered, steer] = useState(false);
  const [seenMs, setSeenMs] = useState(-Infinity);
  const newestMs = Math.max(-Infinity, ...[...hands, ...backstage].map(({ sinceMs }) => sinceMs));
  if (newestMs > seenMs) {
    setSeenMs(newestMs);
    if (opensItself) steer(true);
  }
  return { isSteered, steer };
}

/** When too many hands are up, the refusal says so: its usual text would say that the room is full. */
function useRaiseHand(port: RoomPort): () => void {
  const say = useTexts(stageTexts);
  const raise = async () => {
    const raised = await port.call("raiseHand", {});
    if (raised.ok) return;
    if (raised.code === "roomCapacityReached") showToast({ text: say("tooManyHands"), kind: "bad" });
    else tellRefusal(raised.code);
  };
  return () => void raise();
}

function actsOf(port: RoomPort) {
  return {
    ask: (question: string) => tell(port.call("raiseHand", { question })),
    showPage: (iframeUrl: string | null) => tell(port.call("updatePublication", { iframeUrl })),
    lowerHand: () => tell(port.call("lowerHand", {})),
    goOn: () => tell(port.call("goOnStage", {})),
    stepDown: () => {
      turnOff(port);
      tell(port.call("leaveStage", {}));
    },
    allow: (accountId: AccountId) => tell(port.call("allowToStage", { accountId })),
    reject: (accountId: AccountId) => tell(port.call("rejectHand", { accountId })),
    bring: (accountId: AccountId) => tell(port.call("bringToStage", { accountId })),
    mute: (accountId: AccountId) => tell(port.call("muteParticipant", { accountId, audio: true, video: false })),
    putDown: (accountId: AccountId) => tell(port.call("kickFromStage", { accountId })),
    spotlight: (accountId: AccountId | null) => tell(port.call("setSpotlight", { accountId })),
  };
}

function turnOff(port: RoomPort): void {
  const { microphone, camera, screen } = port.media.getState();
  if (isRunning(microphone.state)) void port.toggleMicrophone();
  if (isRunning(camera.state)) void port.toggleCamera();
  if (screen.state === "on") void port.toggleScreen();
}

function turnOn(port: RoomPort, { microphone, camera }: DevicePlan): void {
  const own = port.media.getState();
  if (microphone && !isRunning(own.microphone.state)) void port.toggleMicrophone();
  if (camera && !isRunning(own.camera.state)) void port.toggleCamera();
}

function wordsOf({ microphone, camera }: DevicePlan) {
  if (microphone) return camera ? "bothOn" : "microphoneOn";
  return camera ? "cameraOn" : null;
}

const isRunning = (state: string): boolean => ["on", "waiting", "starting"].includes(state);

interface OwnPart extends Pick<Stage, "comesWith" | "comeWith" | "prepare"> {
  state: StagePart["state"] | null;
  isSpotlit: boolean;
}

/** Says what hosts answered, and that I am on, with the devices that I chose backstage. */
function useStageNews(port: RoomPort, { state, isSpotlit, comesWith, comeWith, prepare }: OwnPart): void {
  const say = useTexts(stageTexts);
  const spotlit = useEffectEvent(() => {
    showToast({ text: say("youAreSpotlit") });
  });
  useEffect(() => {
    if (isSpotlit) spotlit();
  }, [isSpotlit]);
  const before = useRef(state);
  const turned = useEffectEvent((now: OwnPart["state"]) => {
    const wasReady = before.current === "ready";
    const isNew = now === "on" && before.current !== "on";
    before.current = now;
    // The next yes does not open the check by itself.
    if (now !== "allowed" && now !== "invited") prepare(false);
    // A choice counts for this one time, from the check to the stage.
    if (now === null || now === "hand" || isNew) comeWith(WITH_NOTHING);
    if (!isNew) return;
    const plan = wasReady ? comesWith : WITH_NOTHING;
    turnOn(port, plan);
    const saidWith = wordsOf(plan);
    showToast({ text: saidWith === null ? say("youAreOn") : say("youAreOnWith", { what: say(saidWith) }) });
  });
  useEffect(() => turned(state), [state]);
  useEffect(
    () =>
      port.onLiveEvent((event) => {
        if (event.type !== "stageAnswer") return;
        const name = event.byName;
        showToast({ text: say(event.answer === "kicked" ? "putDown" : "handDeclined", { name }), kind: "bad" });
      }),
    [port, say],
  );
}
