import { FoundText } from "../../../chat/index.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Face } from "../../../ui/Face.tsx";
import { labelHits } from "../../../ui/palette/matching.ts";
import { roomTexts } from "../../texts.ts";
import { KIND_ICONS } from "../kindIcons.ts";
import row from "../RoomRow.module.css";
import { RowTail } from "../RoomRow.tsx";
import type { RoomRowModel } from "../roomsPanelModel.ts";
import type { Line } from "./lines.ts";
import styles from "./PanelSearch.module.css";
import type { FoundPerson } from "./panelFound.ts";

interface FoundLineProps {
  line: Line;
  typed: string;
  place: { id: string; isChosen: boolean };
  run: () => void;
}

/** A room as its row in the list is, or somebody with where they are. */
export function FoundLine({ line, typed, place, run }: FoundLineProps) {
  const { id, isChosen } = place;
  const isRoom = line.kind === "room";
  return (
    // The field keeps the focus and has the keys.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      ref={(node) => (isChosen ? node?.scrollIntoView({ block: "nearest" }) : undefined)}
      className={isRoom ? `${row["room"]} ${styles["line"]}` : `${styles["person"]} ${styles["line"]}`}
      data-dim={isRoom && (line.room.isHidden || line.room.isBlocked)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={run}
    >
      {isRoom ? <Room room={line.room} typed={typed} /> : <Person person={line.person} typed={typed} />}
    </div>
  );
}

function Room({ room, typed }: { room: RoomRowModel; typed: string }) {
  const Kind = KIND_ICONS[room.type];
  return (
    <>
      <span className={row["icon"]}>
        <Kind size={19} stroke={1.75} aria-hidden />
      </span>
      <span className={row["cut"]}>
        <FoundText text={room.name} hits={labelHits(room.name, typed)} />
      </span>
      <RowTail room={room} />
    </>
  );
}

function Person({ person, typed }: { person: FoundPerson; typed: string }) {
  const say = useTexts(roomTexts);
  return (
    <>
      <Face look={person.face} size={32} />
      <span className={styles["who"]}>
        <b>
          <FoundText text={person.label} hits={labelHits(person.label, typed)} />
        </b>
        <small>{person.dontDisturb ? say("dontDisturb") : person.roomName}</small>
      </span>
      <span className={styles["act"]}>{say("goThere")}</span>
    </>
  );
}
