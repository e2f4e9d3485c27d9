import type { LiveStore } from "../../live/index.ts";
import { ReceptionLoop } from "../../media/index.ts";
import type { Media } from "../../media/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PageSignals } from "../../platform/pageSignals.ts";

interface Around {
  clock: Clock;
  page: PageSignals;
  devicePixels(): number;
  frames(count: number): Promise<number | null>;
}

/** Decides who is received, from positions, the room and what the machine can do. */
export function createReception({ live, media }: { live: LiveStore; media: Media }, around: Around): ReceptionLoop {
  const { pictures } = media.settings;
  const loop = new ReceptionLoop({
    clock: around.clock,
    pictures: () => pictures.state.getState().mode,
    frames: around.frames,
    keepsUp: (does) => pictures.keepsUp(does, around.clock.nowMs()),
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
  pictures.state.subscribe(() => loop.nudge());
  return loop;
}
