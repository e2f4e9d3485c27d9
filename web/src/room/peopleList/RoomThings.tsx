import type { RoomElement } from "@atrium/contract";
import { IconScreenShare } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { AreaRow } from "../areas/AreaRow.tsx";
import { ElementRows, useAllElements } from "../elements/ElementRows.tsx";
import { isScreen } from "../elements/kinds.ts";
import { PianoRow } from "../piano/PianoRow.tsx";
import { roomTexts } from "../texts.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./peopleList.module.css";
import line from "./personLine.module.css";
import { peopleListTexts } from "./texts.ts";

/** What stands on the floor besides people: shared screens, things put there, the piano. */
export function RoomThings({ room }: { room: RoomBundle }) {
  const say = useTexts(peopleListTexts);
  const sayRoom = useTexts(roomTexts);
  const screens = room.view.map?.screens ?? [];
  const elements = useAllElements(room.elements).filter((each) => !isScreen(each));
  const areaActs = (element: RoomElement) =>
    element.data.type === "private_area" ? <AreaRow element={element} room={room} goStyle={line["go"] ?? ""} /> : null;
  if (screens.length + elements.length === 0 && room.piano === null) return null;
  return (
    <>
      <h3 id="people-list-things" className={styles["thingsHead"]}>
        {say("things")}
      </h3>
      <ul className={styles["things"]} aria-labelledby="people-list-things">
        {screens.map(({ accountId, sharer }) => (
          <li key={accountId} data-line>
            <IconScreenShare size={18} stroke={1.75} aria-hidden />
            <b>{sharer.isMe ? sayRoom("mySharedScreen") : sayRoom("sharesScreen", { name: sharer.name })}</b>
            <button type="button" className={line["go"]} data-go onClick={() => room.state.expand(accountId)}>
              {say("watch")}
            </button>
          </li>
        ))}
        <ElementRows all={elements} actsOf={areaActs} />
        {room.piano === null ? null : (
          <li data-line>
            <PianoRow piano={room.piano} />
          </li>
        )}
      </ul>
    </>
  );
}
