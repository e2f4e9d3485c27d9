import { PianoOnFloor } from "./piano/PianoOnFloor.tsx";
import type { RoomBundle } from "./useRoom.ts";

/** What stands on the floor besides people and screens. */
export function FloorThings({ room, isExplained }: { room: RoomBundle; isExplained: boolean }) {
  const { piano, port, view, wayTo } = room;
  if (piano === null) return null;
  const ownPlace = () => (view.selfId === null ? null : port.positions.latest(view.selfId));
  return <PianoOnFloor piano={piano} ownPlace={ownPlace} isExplained={isExplained} showsWay={wayTo !== null} />;
}
