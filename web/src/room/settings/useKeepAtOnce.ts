import type { ErrorCode, RoomId } from "@atrium/contract";
import { useRef, useState } from "react";
import type { InputFor } from "../../platform/call.ts";
import { useAct } from "../../platform/data/useAct.ts";

type RoomChange = Omit<InputFor<"updateRoom">, "roomId">;

interface KeepAtOnce {
  /** True once it is kept. */
  keep: (change: RoomChange) => Promise<boolean>;
  /** What is asked for and not read again yet, the oldest first; it is drawn over the room. */
  underWay: readonly RoomChange[];
  busy: boolean;
  isSaved: boolean;
  problem: ErrorCode | null;
}

/** For settings that are saved as soon as they are switched, without a form. */
export function useKeepAtOnce(roomId: RoomId): KeepAtOnce {
  // They are shown before they are answered, so they are sent in the order in which they were made.
  const { run, busy, problem } = useAct("updateRoom", { optimistic: () => [] });
  const [underWay, setUnderWay] = useState<readonly RoomChange[]>([]);
  const waiting = useRef(0);
  const [isSaved, setSaved] = useState(false);
  const keep: KeepAtOnce["keep"] = async (change) => {
    waiting.current += 1;
    setUnderWay((before) => [...before, change]);
    const { ok } = await run({ roomId, ...change });
    waiting.current -= 1;
    // The room is read again after the last: until then what was kept before it is drawn from here.
    if (waiting.current === 0) setUnderWay([]);
    else if (!ok) setUnderWay((before) => before.filter((each) => each !== change));
    setSaved(ok);
    return ok;
  };
  return { keep, underWay, busy, isSaved, problem };
}
