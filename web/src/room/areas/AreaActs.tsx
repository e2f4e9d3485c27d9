import { IconDoor, IconDoorExit, IconLock, IconUsersMinus } from "@tabler/icons-react";
import { useRef } from "react";
import { useStore } from "zustand";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useFocusStays } from "../../ui/focus/useFocusStays.ts";
import { tell, tellRefusal } from "../../ui/tell.ts";
import { showToast } from "../../ui/toast.tsx";
import { floorOf } from "../aside/floorOf.ts";
import { boxStyle } from "../elements/boxStyle.ts";
import { boxOf } from "../elements/elementDesk.ts";
import { elementTexts } from "../elements/texts.ts";
import { useDesk } from "../elements/useSeen.ts";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import { areaOf, isSameArea, ownArea, type AreaModel } from "./areaModel.ts";
import styles from "./areas.module.css";
import { InviteInside } from "./InviteInside.tsx";
import { KnockButton } from "./KnockButton.tsx";
import { areaTexts } from "./texts.ts";
import { useAreaWalk } from "./useAreaWalk.ts";
import { useUnderPlace } from "./useUnderPlace.ts";

/** Under the private area that I am in, or whose closed door stopped me: what I can do there. */
export function AreaActs({ room }: { room: RoomBundle }) {
  const { own, shut } = useAreas(room);
  const area = own ?? shut;
  const around = useRef<HTMLDivElement>(null);
  useFocusStays(around, floorOf);
  return (
    <div ref={around} className={styles["around"]}>
      {area === null ? null : <Under key={area.element.id} area={area} room={room} />}
    </div>
  );
}

/** The area that I am in, or the one that is closed to me. */
export function useAreas({ port, elements }: RoomBundle): { own: AreaModel | null; shut: AreaModel | null } {
  const own = useLive(port, ownArea, isSameArea);
  const stoppedAt = useStore(elements.door, ({ stoppedAt: id }) => id);
  const area = useLive(port, (live) => areaOf(live, stoppedAt), isSameArea);
  return { own, shut: own === null && area !== null && !area.element.data.open ? area : null };
}

function Under({ area, room }: { area: AreaModel; room: RoomBundle }) {
  const say = useTexts(areaTexts);
  const box = boxOf(area.element);
  const isChosen = useDesk(room.elements, ({ chosen }) => chosen.length === 1 && chosen[0] === area.element.id);
  const bar = useUnderPlace(room.controller.bearings, box, isChosen);
  return (
    <div className={styles["place"]} style={boxStyle(box)}>
      <div
        ref={bar}
        className={styles["under"]}
        role="group"
        aria-label={area.element.data.name || say("area")}
        data-testid="area-acts"
        data-keeps-pointer
      >
        {area.isMine ? null : (
          <span className={styles["shut"]} aria-hidden>
            <IconLock size={18} stroke={1.75} />
            {say("doorIsClosed")}
          </span>
        )}
        <Acts area={area} room={room} />
      </div>
    </div>
  );
}

/** What I can do in an area, or at its door. */
export function Acts({ area, room }: { area: AreaModel; room: RoomBundle }) {
  const say = useTexts(areaTexts);
  const { stepOut } = useAreaWalk(room);
  return (
    <>
      {area.hasDoor ? <Door area={area} room={room} /> : null}
      {area.isMine ? (
        <>
          <InviteInside area={area} room={room} />
          <button type="button" onClick={() => stepOut(area.element)}>
            <IconDoorExit size={18} stroke={1.75} aria-hidden />
            {say("stepOut")}
          </button>
        </>
      ) : area.element.data.open ? null : (
        <KnockButton area={area} room={room} />
      )}
      {area.hasDoor && area.others.length > 0 ? <AskOut area={area} room={room} /> : null}
    </>
  );
}

/** Nobody is moved: they are asked. */
function AskOut({ area: { element }, room: { port } }: { area: AreaModel; room: RoomBundle }) {
  const say = useTexts(areaTexts);
  const ask = async () => {
    const asked = await port.call("askOutOfArea", { areaId: element.id });
    if (asked.ok) showToast({ text: say("askedEveryone") });
    else tellRefusal(asked.code);
  };
  return (
    <button type="button" onClick={() => void ask()}>
      <IconUsersMinus size={18} stroke={1.75} aria-hidden />
      {say("askEveryoneOut")}
    </button>
  );
}

function Door({ area: { element }, room: { elements } }: { area: AreaModel; room: RoomBundle }) {
  const say = useTexts(elementTexts);
  const { open } = element.data;
  return (
    <button type="button" onClick={() => tell(elements.calls.update(element, { data: { open: !open } }))}>
      <IconDoor size={18} stroke={1.75} aria-hidden />
      {say(open ? "closeDoor" : "openDoor")}
    </button>
  );
}
