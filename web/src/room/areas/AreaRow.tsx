import type { RoomElement } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import { areaOf, isSameArea } from "./areaModel.ts";
import { KnockButton } from "./KnockButton.tsx";
import { areaTexts } from "./texts.ts";
import { useAreaWalk } from "./useAreaWalk.ts";

/** A row of the room's list: who is in a private area, and a button to go in or out. */
export function AreaRow({ element, room, goStyle }: { element: RoomElement; room: RoomBundle; goStyle: string }) {
  const say = useTexts(areaTexts);
  const area = useLive(room.port, (live) => areaOf(live, element.id), isSameArea);
  const { goIn, stepOut } = useAreaWalk(room);
  if (area === null) return null;
  const count = area.others.length + (area.isMine ? 1 : 0);
  const isShut = !area.isMine && !area.element.data.open;
  return (
    <>
      <span>
        {say("inside", { count })}
        <span className="visually-hidden">{area.others.map((name) => `, ${name}`).join("")}</span>
      </span>
      {isShut ? (
        <KnockButton area={area} room={room} className={goStyle} />
      ) : (
        <button
          type="button"
          className={goStyle}
          data-go
          onClick={() => (area.isMine ? stepOut(element) : goIn(element))}
        >
          {say(area.isMine ? "stepOut" : "goIn")}
        </button>
      )}
    </>
  );
}
