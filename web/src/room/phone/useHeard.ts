import type { AccountId } from "@atrium/contract";
import { useEffect, useState } from "react";
import type { MapController } from "../map/mapController.ts";

const LOOK_EVERY_MS = 300;

/** Whom I hear where I stand, for lists: three looks a second, drawn anew only when the answer changes. */
export function useHeard(controller: MapController): ReadonlySet<AccountId> {
  const [heard, setHeard] = useState<ReadonlySet<AccountId>>(new Set());
  useEffect(() => {
    const timer = setInterval(() => {
      const now = controller.bubbles.heard;
      setHeard((before) =>
        before.size === now.size && [...now].every((id) => before.has(id)) ? before : new Set(now),
      );
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [controller]);
  return heard;
}
