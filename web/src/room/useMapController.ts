import { useEffect, useState } from "react";
import type { AccountId } from "@atrium/contract";
import type { ElementHands } from "./elements/elementHands.ts";
import { isWith, pastAreas } from "./elements/pastAreas.ts";
import { MapController } from "./map/mapController.ts";
import type { Point } from "./map/camera.ts";
import type { RoomMapModel } from "./map/roomMapModel.ts";
import type { RoomPort } from "./roomPort.ts";

interface MapInput {
  model: RoomMapModel | null;
  selfId: AccountId | null;
  /** Sounds other than people. */
  music: Point | null;
  canWalk: boolean;
  elements: ElementHands;
  /** The closed private area that my last step was stopped at; null if none. */
  stopped(areaId: string | null): void;
  select(accountId: AccountId | null): void;
}

/** One controller for as long as the screen is mounted; it gets the room and its people after each change. */
export function useMapController(
  port: RoomPort,
  { model, selfId, music, canWalk, elements, stopped, select }: MapInput,
): MapController {
  const [controller] = useState(() => {
    const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
    return new MapController({
      positions: port.positions,
      levels: port.levels,
      moveTo: (x, y) => {
        const { selfId: me } = port.live.getState();
        const from = me === null ? null : port.positions.latest(me);
        const { to, stoppedAt } = pastAreas(port.live.getState(), { from, to: { x, y } });
        stopped(stoppedAt);
        port.moveTo(to.x, to.y);
      },
      isWith: (accountId, place) => isWith(port.live.getState(), accountId, place),
      setView: (seen) => port.setView(seen),
      wantsLessMotion: () => lessMotion.matches,
      select,
      elements,
    });
  });
  useEffect(() => {
    if (model === null) return;
    const people = model.people.map(
      ({ accountId, hasMegaphone, audioMuted, away }) =>
        [accountId, { hasMegaphone, audible: !audioMuted, isConnected: !away }] as const,
    );
    controller.setScene({
      roomId: model.roomId,
      roomType: model.roomType,
      selfId,
      floor: model.floor.size,
      zoom: model.zoom,
      scrolls: model.scrolls,
      people: new Map(people),
      music,
      canWalk,
    });
  }, [controller, model, selfId, music, canWalk]);
  useEffect(
    () =>
      port.onLiveEvent((event) => {
        const isHere = event.type === "broadcastReaction" && event.roomId === model?.roomId;
        if (event.type === "emotion" || isHere) controller.bubbles.emote(event.accountId, event.emotion);
      }),
    [controller, port, model?.roomId],
  );
  return controller;
}
