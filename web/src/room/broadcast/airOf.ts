import type { Broadcast } from "@atrium/contract";
import type { LiveState } from "../../live/index.ts";

/** The space's broadcast, on air or about to be. */
export function airOf({ space }: Pick<LiveState, "space">): Broadcast | null {
  return Object.values(space?.records.broadcast ?? {})[0] ?? null;
}
