import type { AccountId } from "@atrium/contract";
import type { MapController } from "../map/mapController.ts";
import { useLook } from "../useLook.ts";

/** Whom I hear where I stand, for lists. */
export const useHeard = ({ bubbles }: MapController): ReadonlySet<AccountId> =>
  useLook(() => new Set(bubbles.heard), isSameSet);

const isSameSet = (before: ReadonlySet<AccountId>, now: ReadonlySet<AccountId>): boolean =>
  before.size === now.size && [...now].every((id) => before.has(id));
