import { AreaActs } from "./areas/AreaActs.tsx";
import { Cursors } from "./board/Cursors.tsx";
import { Ink } from "./board/Ink.tsx";
import { PresentersView } from "./board/PresentersView.tsx";
import { ElementsOnFloor } from "./elements/ElementsOnFloor.tsx";
import { useOwnScreen } from "./elements/screen/useOwnScreen.ts";
import { usePastedLink } from "./elements/usePastedLink.ts";
import { PianoOnFloor } from "./piano/PianoOnFloor.tsx";
import type { RoomBundle } from "./useRoom.ts";

interface FloorThingsProps {
  room: RoomBundle;
  isExplained: boolean;
  isPhone?: boolean;
}

/** Objects on the floor other than people and screens. */
export function FloorThings({ room, isExplained, isPhone = false }: FloorThingsProps) {
  const { piano, port, view, wayTo, elements, controller } = room;
  usePastedLink(elements, controller);
  useOwnScreen(room);
  const ownPlace = () => (view.selfId === null ? null : port.positions.latest(view.selfId));
  return (
    <>
      <ElementsOnFloor elements={elements} controller={controller} isPhone={isPhone} expand={room.state.expand} />
      {isPhone ? null : <AreaActs room={room} />}
      {room.board === null ? null : <Ink room={room} board={room.board} />}
      {room.board === null ? null : <PresentersView room={room} board={room.board} />}
      {room.board === null ? null : <Cursors room={room} board={room.board} />}
      {piano === null ? null : (
        <PianoOnFloor piano={piano} ownPlace={ownPlace} isExplained={isExplained} showsWay={wayTo !== null} />
      )}
    </>
  );
}
