import type { Recording } from "@atrium/contract";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { browserClock } from "../../platform/clock.ts";
import { read } from "../../platform/data/read.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { isBeingMade, runningRecording } from "./recordingModel.ts";

/** A recording of this room that ended while I was in it. */
export interface EndedRecording {
  startedMs: number;
  /** What became of it; null while that is loaded. */
  recording: Recording | null;
}

/** The news of its outcome may have been lost. */
const LOOK_AGAIN_MS = 4000;

/** One that is not listed by then never will be. */
const LISTED_WITHIN_MS = 60_000;

/**
 * The last recording that ended while I was here; null before, once another runs or it is deleted, and for who may not
 * have it.
 */
export function useEndedRecording(port: Pick<RoomPort, "live">, mayRecord: boolean): EndedRecording | null {
  const spaceId = useLive(port, ({ space }) => space?.spaceId ?? null);
  const ended = useJustEnded(port);
  const [seen, see] = useState<Ended | null>(null);
  const [missed, miss] = useState<Ended | null>(null);
  const isAsked = mayRecord && spaceId !== null && ended !== null;
  const isGone = (recording: Recording | null) => recording === null && (ended === seen || ended === missed);
  const { data } = useQuery({
    ...read("listStageRecordings", isAsked ? { spaceId } : skipToken),
    refetchInterval({ state }) {
      const recording = listed(ended, state.data?.recordings);
      const isOpen = recording === null ? !isGone(recording) : isBeingMade(recording);
      return isOpen ? LOOK_AGAIN_MS : false;
    },
  });
  const recording = listed(ended, data?.recordings);
  const isListed = recording !== null;
  if (isListed && seen !== ended) see(ended);
  useEffect(() => {
    if (!isAsked || isListed) return undefined;
    return browserClock.after(LISTED_WITHIN_MS, () => miss(ended));
  }, [isAsked, isListed, ended]);
  return isAsked && !isGone(recording) ? { startedMs: ended.startedMs, recording } : null;
}

interface Ended {
  roomId: string;
  startedMs: number;
}

const listed = (ended: Ended | null, list: readonly Recording[] = []): Recording | null =>
  list.find(({ roomId, startedAt }) => roomId === ended?.roomId && Date.parse(startedAt) === ended.startedMs) ?? null;

function useJustEnded(port: Pick<RoomPort, "live">) {
  const now = useLive(port, (live) => ({
    roomId: live.room?.room.id ?? null,
    startedMs: runningRecording(live)?.startedMs ?? null,
  }));
  const [before, setBefore] = useState(now);
  const [ended, setEnded] = useState<Ended | null>(null);
  if (before !== now) {
    setBefore(now);
    const { roomId } = now;
    if (roomId === null || roomId !== before.roomId || now.startedMs !== null) setEnded(null);
    else if (before.startedMs !== null) setEnded({ roomId, startedMs: before.startedMs });
  }
  return ended;
}
