import type { RoomId } from "@atrium/contract";
import type { KeyboardEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useVirtualRows } from "../../ui/useVirtualRows.ts";
import type { PersonModel } from "../people/personModel.ts";
import { RoomMenu, type RoomHands } from "../settings/RoomMenu.tsx";
import type { RoomPort } from "../roomPort.ts";
import { roomTexts } from "../texts.ts";
import { useLive } from "../useLive.ts";
import { PeopleRows } from "./PeopleRows.tsx";
import { RoomRow } from "./RoomRow.tsx";
import { roomsInOrder, type Looker } from "./roomsPanelModel.ts";
import styles from "./RoomsPanel.module.css";

export interface RoomRowsProps {
  port: Pick<RoomPort, "live">;
  looker: Looker;
  people: readonly PersonModel[];
  speaking: ReadonlySet<string>;
  selected: string | null;
  enter: (roomId: RoomId) => void;
  selectPerson: (person: PersonModel) => void;
  /** Null for those who do not run the space. */
  roomHands: RoomHands | null;
}

/** Of a row for a mouse; a finger's is higher and measured, and so is mine with its people. */
const ROW_PIXELS = 40;
/** Rows beyond the edge of what is seen: Tab and arrows go on to them. */
const OVERSCAN = 6;

/** The rooms in order, the people of mine under it. Only the rows that are seen are drawn. */
export function RoomRows(props: RoomRowsProps) {
  const { port, looker, people, speaking, selected, enter, selectPerson, roomHands } = props;
  const say = useTexts(roomTexts);
  const ids = useLive(port, ({ space }) => (space === null ? [] : roomsInOrder(space, looker)));
  const { holdFrame, items, totalPixels, measure, scrollTo } = useVirtualRows<RoomId, HTMLElement>({
    rows: ids,
    keyOf: String,
    rowPixels: ROW_PIXELS,
    overscan: OVERSCAN,
  });
  const goTo = (edge: "Home" | "End") => scrollTo(edge === "Home" ? 0 : ids.length - 1);
  return (
    <nav
      ref={holdFrame}
      className={styles["list"]}
      aria-label={say("rooms")}
      onKeyDown={(event) => moveFocus(event, goTo)}
    >
      <ul style={{ height: totalPixels }}>
        {items.map(({ index, start }) => {
          const roomId = ids[index];
          return roomId === undefined ? null : (
            <li
              key={roomId}
              ref={measure}
              data-index={index}
              aria-setsize={ids.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <RoomRow port={port} roomId={roomId} looker={looker} enter={enter} />
              {roomHands === null ? null : <RoomMenu port={port} roomId={roomId} {...roomHands} />}
              {roomId === looker.currentRoomId ? (
                <PeopleRows people={people} speaking={speaking} selected={selected} selectPerson={selectPerson} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Up and down go from row to row; Home and End to the first and last, which may have to be drawn first. */
function moveFocus(event: KeyboardEvent<HTMLElement>, goTo: (edge: "Home" | "End") => void): void {
  const { currentTarget: nav, key } = event;
  const rows = () => [...nav.querySelectorAll<HTMLElement>("button:not([aria-haspopup])")];
  if (key === "Home" || key === "End") {
    event.preventDefault();
    goTo(key);
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        rows()
          .at(key === "Home" ? 0 : -1)
          ?.focus(),
      ),
    );
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const at = rows().findIndex((row) => row === document.activeElement);
  const next = step === undefined ? undefined : rows()[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
