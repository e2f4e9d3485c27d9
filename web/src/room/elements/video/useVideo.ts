import { videoOfLink, type ElementData } from "@atrium/contract";
import { videoSecondsAt } from "@atrium/rules";
import { useCallback, useEffect, useEffectEvent, useState, type RefCallback } from "react";
import { browserClock } from "../../../platform/clock.ts";
import type { When } from "../ownChanges.ts";
import { FrameLink, type FramedPlayer } from "./framedPlayer.ts";
import { UNKNOWN, type HostPlayer, type PlayerState } from "./hostPlayer.ts";
import { HOSTS } from "./hosts.ts";
import { keepInStep } from "./keepInStep.ts";
import { secondsToKeep } from "./secondsToKeep.ts";

export type Video = ElementData & { type: "video" };
/** What is played, and whether all play it together. */
export type Played = Pick<
  Video,
  "url" | "videoProvider" | "state" | "stateAt" | "stateSeek" | "rate" | "syncState" | "autoRepeat"
>;

/** How often a player is compared with the shared position. */
const EVERY_MS = 250;

/** A player on a slow connection has reported by then; one that the network blocks never does. */
const SPEAKS_WITHIN_MS = 15_000;

/** A video in a frame on this page, kept at the shared position. */
export interface VideoModel {
  host: HostPlayer;
  address: string | null;
  player: PlayerState;
  /** Its host has not answered. */
  isSilent: boolean;
  /** Its position in seconds; past its end if nobody stopped it. */
  seconds: number;
  isPlaying: boolean;
  /** Null if I may not. */
  hands: VideoHands | null;
  /** Ref for the player's frame. */
  frame: RefCallback<HTMLIFrameElement>;
}

interface VideoHands {
  toggle(): void;
  seek(seconds: number): void;
  /** For everybody, even if each plays it on their own. */
  setRate(rate: number): void;
}

/** A video of the room: on its floor, or behind its stage. */
export interface SharedVideo {
  data: Played;
  /** The server's time. */
  nowMs(): number;
  /** My current volume for it, 0 to 1. */
  share(): number;
  /** Changes it for everybody; null if I may not. */
  change: ((fields: PlayChange, when: When) => void) | null;
}
export type PlayChange = Partial<Pick<Video, "state" | "rate">> & { stateSeek: number };

export function useVideo(shared: SharedVideo): VideoModel {
  const { data, nowMs, change } = shared;
  const host = HOSTS[data.videoProvider];
  const [link] = useState(() => new FrameLink());
  const [state, setState] = useState<PlayerState>(UNKNOWN);
  const [atMs, setAtMs] = useState(nowMs);
  const tick = useEffectEvent(() => {
    if (data.state === "play") setAtMs(nowMs());
    const player = link.player();
    if (player !== null) keep(player, shared);
  });
  useEffect(() => browserClock.every(EVERY_MS, () => tick()), []);
  const address = addressOf(host, data.url);
  const isSilent = useSilence(address, state.isReady);
  const frame = useCallback((shown: HTMLIFrameElement) => link.connect(shown, host, setState), [link, host]);
  const isAlone = !data.syncState;
  return {
    host,
    frame,
    address,
    isSilent,
    player: state,
    seconds: isAlone && state.isReady ? state.seconds : videoSecondsAt(data, Math.max(atMs, data.stateAt)),
    isPlaying: isAlone ? state.isPlaying : data.state === "play",
    hands: isAlone || change !== null ? handsOf(shared, link.player) : null,
  };
}

/** Whether the player at this address has not reported for too long. */
function useSilence(address: string | null, isReady: boolean): boolean {
  const [silent, setSilent] = useState<string | null>(null);
  useEffect(() => {
    if (isReady || address === null) return undefined;
    return browserClock.after(SPEAKS_WITHIN_MS, () => setSilent(address));
  }, [isReady, address]);
  return !isReady && silent !== null && silent === address;
}

/** Brings a player to the shared position, at my volume. */
function keep(player: FramedPlayer, { data, nowMs, share }: SharedVideo): void {
  player.greet();
  player.set({ share: share(), rate: data.rate });
  if (!data.syncState) return;
  const { state, rate, autoRepeat: repeats } = data;
  const wanted = { isPlaying: state === "play", seconds: videoSecondsAt(data, nowMs()), rate, repeats };
  for (const command of keepInStep(wanted, player.state.getState())) player.ask(command);
}

function addressOf(host: HostPlayer, url: string): string | null {
  const video = videoOfLink(url);
  return video === null ? null : host.address(video, location);
}

/** Played together, my actions move everybody; otherwise only me. */
function handsOf({ data, change, nowMs }: SharedVideo, player: () => FramedPlayer | null): VideoHands {
  const { state, syncState } = data;
  const here = () => secondsToKeep(data, nowMs(), player()?.state.getState().duration ?? null);
  const setRate = (rate: number) => change?.({ rate, stateSeek: here() }, "now");
  if (!syncState) {
    return {
      setRate,
      toggle: () => player()?.ask({ do: player()?.state.getState().isPlaying === true ? "pause" : "play" }),
      seek: (seconds) => player()?.ask({ do: "seek", seconds }),
    };
  }
  return {
    setRate,
    toggle: () => change?.({ state: state === "play" ? "pause" : "play", stateSeek: here() }, "now"),
    // A slider changes often, so its changes are merged.
    seek: (stateSeek) => change?.({ stateSeek }, "due"),
  };
}
