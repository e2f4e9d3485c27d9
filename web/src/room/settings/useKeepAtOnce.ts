import type { ErrorCode, RoomId } from "@atrium/contract";
import { useRef, useState } from "react";
import type { InputFor } from "../../platform/call.ts";
import { useAct } from "../../platform/data/useAct.ts";

type RoomChange = Omit<InputFor<"updateRoom">, "roomId">;

interface KeepAtOnce {
  /** Resolves to true once it is saved. */
  keep: (change: RoomChange) => Promise<boolean>;
  /** Changes sent but not read back yet, the oldest first; shown over the room's own values. */
  underWay: readonly RoomChange[];
  busy: boolean;
  isSaved: boolean;
  problem: ErrorCode | null;
}

/** For settings that are saved as soon as they are switched, without a form. */
export function useKeepAtOnce(roomId: RoomId): KeepAtOnce {
  // Shown before the replies, so they must be sent in order.
  const { run, busy, problem } = useAct("updateRoom", { optimistic: () => [] });
  const [underWay, setUnderWay] = useState<readonly RoomChange[]>([]);
  const waiting = useRef(0);
  const [isSaved, setSaved] = useState(false);
  const keep: KeepAtOnce["keep"] = async (change) => {
    waiting.current += 1;
    setUnderWay((before) => [...before, change]);
    const { ok } = await run({ roomId, ...change });
    waiting.current -= 1;
    // The room is refetched after the last change: until then earlier ones are shown from here.
    if (waiting.current === 0) setUnderWay([]);
    else if (!ok) setUnderWay((before) => before.filter((each) => each !== change));
    setSaved(ok);
    return ok;
  };
  return { keep, underWay, busy, isSaved, problem };
}
