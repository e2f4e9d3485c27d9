import type { ErrorCode, RoomId } from "@atrium/contract";
import { useState } from "react";
import type { InputFor } from "../../platform/call.ts";
import { useAct } from "../../platform/data/useAct.ts";

interface KeepAtOnce {
  /** True once it is kept. */
  keep: (change: Omit<InputFor<"updateRoom">, "roomId">) => Promise<boolean>;
  busy: boolean;
  isSaved: boolean;
  problem: ErrorCode | null;
}

/** For settings that are saved as soon as they are switched, without a form. */
export function useKeepAtOnce(roomId: RoomId): KeepAtOnce {
  const { run, busy, problem } = useAct("updateRoom");
  const [isSaved, setSaved] = useState(false);
  const keep: KeepAtOnce["keep"] = async (change) => {
    const { ok } = await run({ roomId, ...change });
    setSaved(ok);
    return ok;
  };
  return { keep, busy, isSaved, problem };
}
