import type { SpaceId } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";
import type { LiveSpaces } from "../liveSpaces.ts";

interface WatchOccupancyNeeds {
  clock: Clock;
  spaces: Pick<LiveSpaces, "all">;
  /** Tells those who see the space; returns how many they are. */
  tell: (spaceId: SpaceId) => Promise<number>;
  onFault: (error: unknown) => void;
}

const EVERY_MS = 1000;
/** Each listener reloads the dashboard: a thousand of them at most every ten seconds. */
const REST_MS_EACH = 10;
/** As many faces as a card on the dashboard shows. */
const FACES = 6;

/** Checks once a second who is inside this node's spaces and announces changes. Returns its undo. */
export function watchOccupancy({ clock, spaces, tell, onFault }: WatchOccupancyNeeds): () => void {
  const told = new Map<SpaceId, { who: string; notBeforeMs: number }>();
  return clock.every(EVERY_MS, () => {
    const steadyMs = clock.steadyMs();
    const all = spaces.all();
    const here = new Set(all.map(({ spaceId }) => spaceId));
    for (const [spaceId, { who }] of told) {
      if (here.has(spaceId)) continue;
      told.delete(spaceId);
      if (who !== NOBODY) void tell(spaceId).catch(onFault);
    }
    for (const space of all) {
      const { spaceId } = space;
      const before = told.get(spaceId) ?? { who: NOBODY, notBeforeMs: 0 };
      const who = whoIsIn(space);
      if (who === before.who || steadyMs < before.notBeforeMs) continue;
      const entry = { who, notBeforeMs: Infinity };
      told.set(spaceId, entry);
      void tell(spaceId)
        .catch((error: unknown) => {
          onFault(error);
          return 0;
        })
        .then((count) => {
          entry.notBeforeMs = steadyMs + count * REST_MS_EACH;
        });
    }
  });
}

type Watched = ReturnType<LiveSpaces["all"]>[number];

function whoIsIn({ online, records }: Pick<Watched, "online" | "records">): string {
  if (online === 0) return NOBODY;
  const faces: string[] = [];
  for (const { accountId, name, avatarUrl, avatarAppearance } of records.all("participant")) {
    if (faces.push(`${accountId} ${name} ${avatarUrl ?? ""} ${avatarAppearance ?? ""}`) >= FACES) break;
  }
  return `${online} ${faces.join()}`;
}
const NOBODY = "";
