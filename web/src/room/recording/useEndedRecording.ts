import type { Recording } from "@atrium/contract";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
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

/** The last recording that ended while I was here; null before, once another runs, and for who may not have it. */
export function useEndedRecording(port: Pick<RoomPort, "live">, mayRecord: boolean): EndedRecording | null {
  const spaceId = useLive(port, ({ space }) => space?.spaceId ?? null);
  const ended = useJustEnded(port);
  const isAsked = mayRecord && spaceId !== null && ended !== null;
  const found = (list: readonly Recording[] = []) =>
    list.find(({ roomId, startedAt }) => roomId === ended?.roomId && Date.parse(startedAt) === ended.startedMs) ?? null;
  const { data } = useQuery({
    ...read("listStageRecordings", isAsked ? { spaceId } : skipToken),
    refetchInterval({ state }) {
      const recording = found(state.data?.recordings);
      const isOpen = recording === null || isBeingMade(recording);
      return isOpen && state.status !== "error" ? LOOK_AGAIN_MS : false;
    },
  });
  return isAsked ? { startedMs: ended.startedMs, recording: found(data?.recordings) } : null;
}

function useJustEnded(port: Pick<RoomPort, "live">) {
  const now = useLive(port, (live) => ({
    roomId: live.room?.room.id ?? null,
    startedMs: runningRecording(live)?.startedMs ?? null,
  }));
  const [before, setBefore] = useState(now);
  const [ended, setEnded] = useState<{ roomId: string; startedMs: number } | null>(null);
  if (before !== now) {
    setBefore(now);
    const { roomId } = now;
    if (roomId === null || roomId !== before.roomId || now.startedMs !== null) setEnded(null);
    else if (before.startedMs !== null) setEnded({ roomId, startedMs: before.startedMs });
  }
  return ended;
}
