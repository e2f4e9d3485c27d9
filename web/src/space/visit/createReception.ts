import type { LiveStore } from "../../live/index.ts";
import { ReceptionLoop } from "../../media/index.ts";
import type { Media } from "../../media/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PageSignals } from "../../platform/pageSignals.ts";

interface Around {
  clock: Clock;
  page: PageSignals;
  devicePixels(): number;
}

/** Decides who is received, from positions and the room. */
export function createReception({ live, media }: { live: LiveStore; media: Media }, around: Around): ReceptionLoop {
  return new ReceptionLoop({
    clock: around.clock,
    devicePixels: around.devicePixels,
    isHidden: around.page.isHidden,
    scene: () => {
      const { room, selfId } = live.store.getState();
      if (room === null || selfId === null) return null;
      return { roomType: room.room.type, selfId, members: room.snapshot.records.member };
    },
    placeOf: (accountId) => live.positions.latest(accountId),
    volumes: () => media.state.getState().volumes,
    apply: (wanted) => media.receive(wanted),
  });
}
