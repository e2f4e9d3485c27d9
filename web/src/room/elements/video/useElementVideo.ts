import type { RoomElement } from "@atrium/contract";
import { gainAt, voicesFade } from "@atrium/rules";
import { browserClock } from "../../../platform/clock.ts";
import { rightsOver } from "../elementRights.ts";
import type { When } from "../ownChanges.ts";
import type { RoomElements } from "../useElements.ts";
import { useVideo, type PlayChange, type Video, type VideoModel } from "./useVideo.ts";

interface Shown {
  element: RoomElement;
  data: Video;
  elements: RoomElements;
  /** In full view the distance to it does not count. */
  isFull?: boolean;
}

/** A video on the floor: its volume falls with distance, and my changes show at once. */
export function useElementVideo({ element, data, elements, isFull = false }: Shown): VideoModel {
  const { id } = element;
  const nowMs = () => browserClock.nowMs() + elements.live.getState().clockOffsetMs;
  const share = () => {
    const chosen = elements.ownVolumes.getState()[id] ?? data.volume / 100;
    return isFull ? chosen : chosen * loudness(element, data, elements);
  };
  // Shown at once with my clock's time; the server's time replaces it.
  const change = (fields: PlayChange, when: When) => {
    const me = elements.maker()?.accountId;
    const by = me === undefined ? {} : { playedBy: me };
    elements.own.change(id, { data: { ...fields, stateAt: nowMs(), ...by } }, when);
  };
  const isMine = rightsOver(element, elements.maker()).change;
  return useVideo({ data, nowMs, share, change: isMine ? change : null });
}

/** Like a voice in the room it falls with distance, unless it is the same for all. */
function loudness(element: RoomElement, data: Video, { live, ownPlace }: RoomElements): number {
  const type = live.getState().room?.room.type;
  const place = ownPlace();
  if (data.audioMode === "uniform" || type === undefined || !voicesFade(type) || place === null) return 1;
  const { pos, width, height } = element;
  const beside = (at: number, from: number, length: number) => Math.max(from - at, 0, at - from - length);
  return gainAt(Math.hypot(beside(place.x, pos.x, width), beside(place.y, pos.y, height)));
}
