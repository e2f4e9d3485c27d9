import type { AccountId, BoardPart, RoomMember } from "@atrium/contract";
import { constants } from "@atrium/contract";
import { useEffect, useEffectEvent, useMemo } from "react";
import { tell } from "../../ui/tell.ts";
import type { MapController } from "../map/mapController.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import type { RoomView } from "../useRoomView.ts";
import { boardModel, type BoardModel } from "./boardModel.ts";
import { cameraOn, nearer, sightOf } from "./sight.ts";
import { usePanKeys } from "./usePanKeys.ts";
import { usePen, type Pen } from "./usePen.ts";
import { usePointerShown } from "./usePointerShown.ts";

/** The board as I see it, and my actions on it. */
export interface Board extends BoardModel {
  pen: Pen;
  /** Null where the room or my role does not allow it, or somebody else presents. */
  present: (() => void) | null;
  stopPresenting(): void;
  watch(accountId: AccountId): void;
  stopWatching(): void;
}

const NO_PARTS: Record<string, BoardPart> = {};
const NO_MEMBERS: Record<string, RoomMember> = {};
/** A longer frame, as after a hidden tab, would make the view jump. */
const LONGEST_FRAME_MS = 64;

/** Null in a room of another kind. */
export function useBoard(port: RoomPort, view: RoomView, controller: MapController): Board | null {
  const { people, selfId, kind, roomId, rights, isAway } = view;
  const isBoard = kind.type === "collaboration";
  const parts = useLive(port, ({ room }) => room?.snapshot.records.boardPart ?? NO_PARTS, Object.is);
  const members = useLive(port, ({ room }) => room?.snapshot.records.member ?? NO_MEMBERS, Object.is);
  const model = useMemo(() => boardModel({ parts, members, people, selfId }), [parts, members, people, selfId]);
  const acts = useMemo(() => actsOf(port), [port]);
  const leaderId = isBoard ? (model.leader?.accountId ?? null) : null;
  useLeadersSight(port, controller, { leaderId, stepOut: acts.stopWatching });
  // Who does not follow a presenter sees their view as a frame.
  const seenBy = [...(model.isPresenting ? ["all"] : []), ...model.followers.map(({ accountId }) => accountId)];
  useOwnSight(port, controller, isBoard ? seenBy.join() : "");
  const pen = usePen(isBoard && rights?.draw === true ? roomId : null);
  const shape = pen.isOn ? "pen" : "hand";
  usePointerShown(port, controller, isBoard ? { roomId, isAway, shape } : null);
  usePanKeys(controller, isBoard);
  if (!isBoard) return null;
  const mayPresent = rights?.present === true && (model.presenter === null || model.isPresenting);
  return { ...model, ...acts, pen, present: mayPresent ? acts.startPresenting : null };
}

function actsOf(port: RoomPort) {
  return {
    startPresenting: () => tell(port.call("startTranslation", {})),
    stopPresenting: () => tell(port.call("stopTranslation", {})),
    watch: (accountId: AccountId) => tell(port.call("watchForUser", { accountId })),
    stopWatching: () => tell(port.call("unwatchUser", {})),
  };
}

interface Led {
  leaderId: AccountId | null;
  stepOut: () => void;
}

/** My view follows the leader's until I move it myself. */
function useLeadersSight(port: RoomPort, { bearings }: MapController, { leaderId, stepOut }: Led): void {
  const steered = useEffectEvent(stepOut);
  useEffect(() => (leaderId === null ? undefined : bearings.steered.on(() => steered())), [bearings, leaderId]);
  useEffect(() => {
    if (leaderId === null) return undefined;
    const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
    let lastMs = performance.now();
    let next = requestAnimationFrame(function frame(nowMs) {
      const frameMs = lessMotion.matches ? Infinity : Math.min(LONGEST_FRAME_MS, nowMs - lastMs);
      lastMs = nowMs;
      const sight = port.positions.view(leaderId);
      if (sight !== null && bearings.view.w > 0)
        bearings.set(nearer(bearings.camera, cameraOn(sight, bearings.view), frameMs));
      next = requestAnimationFrame(frame);
    });
    return () => cancelAnimationFrame(next);
  }, [port, bearings, leaderId]);
}

/** Sends what I see to those who see it: at once to a new one, then on every change. */
function useOwnSight(port: RoomPort, { bearings }: MapController, seenBy: string): void {
  useEffect(() => {
    if (seenBy === "") return undefined;
    let isNew = true;
    const show = () => {
      if (!isNew || bearings.view.w === 0) return;
      isNew = false;
      port.showSight(sightOf(bearings.camera, bearings.view));
    };
    show();
    const unwatch = bearings.watch(() => {
      isNew = true;
    });
    const timer = setInterval(show, constants.presence.viewEveryMs);
    return () => {
      unwatch();
      clearInterval(timer);
    };
  }, [port, bearings, seenBy]);
}
