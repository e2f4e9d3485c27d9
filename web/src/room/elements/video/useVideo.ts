import { videoOfLink, type ElementData, type RoomElement } from "@atrium/contract";
import { gainAt, videoSecondsAt, voicesFade } from "@atrium/rules";
import { useCallback, useEffect, useEffectEvent, useState, type RefCallback } from "react";
import { browserClock } from "../../../platform/clock.ts";
import { rightsOver } from "../elementRights.ts";
import type { When } from "../ownChanges.ts";
import type { RoomElements } from "../useElements.ts";
import { FrameLink, type FramedPlayer } from "./framedPlayer.ts";
import { UNKNOWN, type HostPlayer, type PlayerState } from "./hostPlayer.ts";
import { HOSTS } from "./hosts.ts";
import { keepInStep } from "./keepInStep.ts";

export type Video = ElementData & { type: "video" };

/** How often a player is compared with the room. */
const EVERY_MS = 250;

/** A video in a frame of mine, kept where the room is. */
export interface VideoModel {
  host: HostPlayer;
  address: string | null;
  player: PlayerState;
  /** Where it is, in seconds; past its end if nobody stopped it. */
  seconds: number;
  isPlaying: boolean;
  /** Null if I may not. */
  hands: VideoHands | null;
  /** Takes the frame of its player. */
  frame: RefCallback<HTMLIFrameElement>;
}

interface VideoHands {
  toggle(): void;
  seek(seconds: number): void;
  /** For everybody, also where each plays it on their own. */
  setRate(rate: number): void;
}

interface Shown {
  element: RoomElement;
  data: Video;
  elements: RoomElements;
  /** Over the whole window one is before it, wherever one stands. */
  isFull?: boolean;
}

export function useVideo({ element, data, elements, isFull = false }: Shown): VideoModel {
  const host = HOSTS[data.videoProvider];
  const [link] = useState(() => new FrameLink());
  const [state, setState] = useState<PlayerState>(UNKNOWN);
  const nowMs = () => browserClock.nowMs() + elements.live.getState().clockOffsetMs;
  const [atMs, setAtMs] = useState(nowMs);
  const tick = useEffectEvent(() => {
    if (data.state === "play") setAtMs(nowMs());
    const player = link.player();
    if (player !== null) keep(player, { element, data, elements, isFull }, nowMs());
  });
  useEffect(() => browserClock.every(EVERY_MS, () => tick()), []);
  const frame = useCallback((shown: HTMLIFrameElement) => link.connect(shown, host, setState), [link, host]);
  const isAlone = !data.syncState;
  const isMine = isAlone || rightsOver(element, elements.maker()).change;
  const ask = { element, data, elements, nowMs, player: link.player };
  return {
    host,
    frame,
    address: addressOf(host, data.url),
    player: state,
    seconds: isAlone && state.isReady ? state.seconds : videoSecondsAt(data, Math.max(atMs, data.stateAt)),
    isPlaying: isAlone ? state.isPlaying : data.state === "play",
    hands: isMine ? handsOf(ask) : null,
  };
}

/** Brings a player to where the room is, as loud as it is for me. */
function keep(player: FramedPlayer, { element, data, elements, isFull }: Shown, nowMs: number): void {
  player.greet();
  const chosen = elements.ownVolumes.getState()[element.id] ?? data.volume / 100;
  player.set({ share: isFull ? chosen : chosen * loudness(element, data, elements), rate: data.rate });
  if (!data.syncState) return;
  const { state, rate, autoRepeat: repeats } = data;
  const wanted = { isPlaying: state === "play", seconds: videoSecondsAt(data, nowMs), rate, repeats };
  for (const command of keepInStep(wanted, player.state.getState())) player.ask(command);
}

function addressOf(host: HostPlayer, url: string): string | null {
  const video = videoOfLink(url);
  return video === null ? null : host.address(video, location);
}

/** A voice of the room: it falls with distance, or is the same for all. */
function loudness(element: RoomElement, data: Video, { live, ownPlace }: RoomElements): number {
  const type = live.getState().room?.room.type;
  const place = ownPlace();
  if (data.audioMode === "uniform" || type === undefined || !voicesFade(type) || place === null) return 1;
  const { pos, width, height } = element;
  const beside = (at: number, from: number, length: number) => Math.max(from - at, 0, at - from - length);
  return gainAt(Math.hypot(beside(place.x, pos.x, width), beside(place.y, pos.y, height)));
}

interface HandsInput extends Shown {
  player(): FramedPlayer | null;
  nowMs(): number;
}

/** In step, playing moves everybody; else it is for me alone. */
function handsOf({ element, data, elements, player, nowMs }: HandsInput): VideoHands {
  const { state, syncState } = data;
  const here = () => secondsToKeep(data, nowMs(), player()?.state.getState().duration ?? null);
  // Shown at once by my clock; the server's own time is what counts.
  const change = (fields: Pick<Partial<Video>, "state" | "rate"> & { stateSeek: number }, when: When) => {
    const me = elements.maker()?.accountId;
    const by = me === undefined ? {} : { playedBy: me };
    elements.own.change(element.id, { data: { ...fields, stateAt: nowMs(), ...by } }, when);
  };
  const setRate = (rate: number) => change({ rate, stateSeek: here() }, "now");
  if (!syncState) {
    return {
      setRate,
      toggle: () => player()?.ask({ do: player()?.state.getState().isPlaying === true ? "pause" : "play" }),
      seek: (seconds) => player()?.ask({ do: "seek", seconds }),
    };
  }
  return {
    setRate,
    toggle: () => change({ state: state === "play" ? "pause" : "play", stateSeek: here() }, "now"),
    // A slider moves often.
    seek: (stateSeek) => change({ stateSeek }, "due"),
  };
}

/** Where a video stays when it is stopped or goes on; once it is over it begins anew. */
function secondsToKeep(data: Video, nowMs: number, duration: number | null): number {
  const seconds = videoSecondsAt(data, nowMs);
  if (duration === null) return seconds;
  if (data.autoRepeat) return seconds % duration;
  if (seconds < duration) return seconds;
  return data.state === "play" ? duration : 0;
}
