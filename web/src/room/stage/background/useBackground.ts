import { constants, type BackgroundVideo, type RoomId } from "@atrium/contract";
import { useMemo } from "react";
import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";
import { tell } from "../../../ui/tell.ts";
import type { Played } from "../../elements/video/useVideo.ts";
import type { RoomPort } from "../../roomPort.ts";
import { useLive } from "../../useLive.ts";

type Changes = Partial<Pick<BackgroundVideo, "state" | "stateSeek" | "syncState" | "volume">>;

/** The video behind the presenters. */
export interface Background {
  /** Null: there is none. */
  record: BackgroundVideo | null;
  /** The video as the player wants it. */
  played: Played | null;
  /** Settings of this browser only. */
  own: StoreApi<{ isMuted: boolean }>;
  /** Null for everybody but hosts. */
  acts: BackgroundActs | null;
}
export interface BackgroundActs {
  set(url: string): void;
  change(changes: Changes): void;
  remove(): void;
}

export function useBackground(port: RoomPort, roomId: RoomId | null, isHost: boolean): Background {
  const record = useLive(port, ({ room }) => room?.snapshot.records.backgroundVideo[roomId ?? ""] ?? null, Object.is);
  const played = useMemo(() => (record === null ? null : playedOf(record)), [record]);
  const own = useMemo(() => createStore(() => ({ isMuted: false })), []);
  const acts = useMemo(() => actsOf(port), [port]);
  return { record, played, own, acts: isHost ? acts : null };
}

/** A background plays at normal speed and repeats. */
const playedOf = ({ url, provider, state, stateAt, stateSeek, syncState }: BackgroundVideo): Played => ({
  url,
  videoProvider: provider,
  state,
  stateAt,
  stateSeek,
  syncState,
  rate: 1,
  autoRepeat: true,
});

const actsOf = ({ call }: Pick<RoomPort, "call">): BackgroundActs => ({
  set: (url) => tell(call("setBackgroundVideo", { url })),
  change: (changes) => tell(call("updateBackgroundVideo", changes)),
  remove: () => tell(call("deleteBackgroundVideo", {})),
});

/** My volume for it, 0 to 1: lower during a broadcast. */
export function backgroundShare({ volume }: BackgroundVideo, isMuted: boolean, isDucked: boolean): number {
  if (isMuted) return 0;
  return (volume / 100) * (isDucked ? constants.broadcast.ducked.videos : 1);
}
