import { DndContext, DragOverlay } from "@dnd-kit/core";
import type { RoomId } from "@atrium/contract";
import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useVirtualRows } from "../../ui/useVirtualRows.ts";
import type { PersonModel } from "../people/personModel.ts";
import { Carried } from "./list/Carried.tsx";
import { RoomMenu, type RoomHands } from "./list/RoomMenu.tsx";
import type { RoomPort } from "../roomPort.ts";
import { roomTexts } from "../texts.ts";
import { useLive } from "../useLive.ts";
import { FolderRow } from "./list/FolderRow.tsx";
import { isSameList, listRows, type ListRow } from "./list/listRows.ts";
import { ListLine } from "./list/ListLine.tsx";
import { moveFocus } from "./list/moveFocus.ts";
import { RenameField } from "./list/RenameField.tsx";
import type { Arrange } from "./list/useArrange.ts";
import { useDragging } from "./list/useDragging.ts";
import { useFolded } from "./list/useFolded.ts";
import { KIND_ICONS } from "./kindIcons.ts";
import { PeoplePile } from "./PeoplePile.tsx";
import { PeopleRows } from "./PeopleRows.tsx";
import { RoomRow } from "./RoomRow.tsx";
import type { Looker } from "./roomsPanelModel.ts";
import styles from "./RoomsPanel.module.css";

export interface RoomRowsProps {
  port: Pick<RoomPort, "live">;
  looker: Looker;
  people: readonly PersonModel[];
  speaking: ReadonlySet<string>;
  selected: string | null;
  enter: (roomId: RoomId) => void;
  selectPerson: (person: PersonModel) => void;
  isAloneSaid: boolean;
  /** Null for those who do not run the space. */
  roomHands: RoomHands | null;
  arranging: Arrange;
  /** On a phone the people of my room are one line. */
  isPhone?: boolean;
}

/** For a mouse; rows for fingers are higher and measured, and so is my room with its people. */
const ROW_PIXELS = 40;
/** Rows beyond the edge of what is seen: Tab and arrows go on to them. */
const OVERSCAN = 6;

/** The rooms in order under their folders, the people of mine under it. Only the rows that are seen are drawn. */
export function RoomRows(props: RoomRowsProps) {
  const { port, looker, roomHands, arranging } = props;
  const say = useTexts(roomTexts);
  const { folded, open, toggle } = useFolded();
  const arrange = roomHands === null ? null : arranging;
  const rows = useLive(port, ({ space }) => (space === null ? [] : listRows(space, looker, folded)), isSameList);
  const { holdFrame, items, totalPixels, measure, scrollTo } = useVirtualRows<ListRow, HTMLElement>({
    rows,
    keyOf: keyOfRow,
    rowPixels: ROW_PIXELS,
    overscan: OVERSCAN,
  });
  const { carried, drop, handlers } = useDragging(arrange, open);
  // A row being renamed must be rendered, wherever it is in the list.
  const named = rows.findIndex(({ id }) => id === arrange?.renaming);
  const show = useEffectEvent((index: number) => {
    if (!items.some((item) => item.index === index)) scrollTo(index);
  });
  useEffect(() => (named === -1 ? undefined : show(named)), [named]);
  const goTo = (edge: "Home" | "End") => scrollTo(edge === "Home" ? 0 : rows.length - 1);
  return (
    <nav
      ref={holdFrame}
      className={styles["list"]}
      aria-label={say("rooms")}
      onKeyDown={(event) => moveFocus(event, { goTo, arrange })}
    >
      <DndContext {...handlers}>
        <ul style={{ height: totalPixels }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <ListLine
                key={row.id}
                row={row}
                place={{ index, count: rows.length, start }}
                measure={measure}
                canMove={arrange !== null && arrange.renaming !== row.id}
                drop={drop}
              >
                {row.kind === "folder" ? (
                  <FolderRow port={port} folder={row} toggle={toggle} open={open} arrange={arrange} />
                ) : (
                  <Room {...props} roomId={row.id} arrange={arrange} />
                )}
              </ListLine>
            );
          })}
        </ul>
        {createPortal(
          <DragOverlay dropAnimation={null}>
            {carried === null ? null : <Carried port={port} id={carried} looker={looker} />}
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
    </nav>
  );
}

const keyOfRow = ({ id }: ListRow): string => id;

function Room(props: RoomRowsProps & { roomId: RoomId; arrange: Arrange | null }) {
  const { port, roomId, looker, enter, roomHands, arrange, people, speaking } = props;
  const { selected, selectPerson, isAloneSaid, isPhone = false } = props;
  const People = isPhone ? PeoplePile : PeopleRows;
  const isRenaming = arrange?.renaming === roomId;
  const room = roomOf(port, roomId);
  return (
    <>
      {isRenaming ? (
        <RenameField
          name={room?.name ?? ""}
          Sign={KIND_ICONS[room?.type ?? "spatial"]}
          keep={(typed) => arrange.rename(roomId, typed)}
        />
      ) : (
        <RoomRow port={port} roomId={roomId} looker={looker} enter={enter} />
      )}
      {roomHands === null || arrange === null || isRenaming ? null : (
        <RoomMenu
          {...{ port, roomId, arrange, ...roomHands }}
          enter={roomId === looker.currentRoomId ? null : () => enter(roomId)}
        />
      )}
      {roomId === looker.currentRoomId ? (
        <People {...{ people, speaking, selected, selectPerson, isAloneSaid }} />
      ) : null}
    </>
  );
}

const roomOf = ({ live }: RoomRowsProps["port"], roomId: RoomId) => live.getState().space?.records.room[roomId];
