import { useState } from "react";
import { useStore } from "zustand";
import type { LiveState } from "../live/index.ts";
import type { MediaState } from "../media/index.ts";
import { isEqual } from "./people/keepEqual.ts";
import type { RoomPort } from "./roomPort.ts";

/**
 * Selects a part of the live state. The component re-renders only when that part has changed, however often the rest
 * does; `isSame` compares it, one level deep by default.
 */
export function useLive<Seen>(
  port: Pick<RoomPort, "live">,
  read: (live: LiveState) => Seen,
  isSame: (before: Seen, now: Seen) => boolean = isSameOrEqual,
): Seen {
  const [keep] = useState(() => keeper<Seen>());
  return useStore(port.live, (live) => keep(read(live), isSame));
}

/** Selects a part of the media state in the same way. */
export function useMediaState<Seen>(port: Pick<RoomPort, "media">, read: (media: MediaState) => Seen): Seen {
  const [keep] = useState(() => keeper<Seen>());
  return useStore(port.media, (media) => keep(read(media), isSameOrEqual));
}

/** Returns the previous value while nothing in it has changed. */
function keeper<Seen>(): (now: Seen, isSame: (before: Seen, now: Seen) => boolean) => Seen {
  let kept: { seen: Seen } | null = null;
  return (now, isSame) => {
    if (kept === null || !isSame(kept.seen, now)) kept = { seen: now };
    return kept.seen;
  };
}

function isSameOrEqual(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return false;
  return isEqual(before, now);
}
