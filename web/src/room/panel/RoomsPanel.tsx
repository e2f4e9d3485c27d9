import { IconLayoutSidebarLeftCollapse, IconSearch } from "@tabler/icons-react";
import { useRef, type KeyboardEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { GlassPanel, GlassTip } from "../../ui/Glass.tsx";
import { useLostFocus } from "../../ui/focus/useLostFocus.ts";
import type { PersonModel } from "../people/personModel.ts";
import { roomTexts } from "../texts.ts";
import styles from "./RoomsPanel.module.css";
import { PeopleRows } from "./PeopleRows.tsx";
import { RoomRow } from "./RoomRow.tsx";
import type { RoomRowModel, RoomsPanelModel } from "./roomsPanelModel.ts";
import { SpaceLogo } from "./SpaceLogo.tsx";

interface RoomsPanelProps {
  model: RoomsPanelModel;
  people: readonly PersonModel[];
  speaking: ReadonlySet<string>;
  selected: string | null;
  enter: (room: RoomRowModel) => void;
  selectPerson: (person: PersonModel) => void;
  openProfile: (() => void) | null;
  search: () => void;
  close: () => void;
}

/** Rooms in order, the people of mine unfolded under it. The list says everything the map shows. */
export function RoomsPanel(props: RoomsPanelProps) {
  const { model, people, speaking, selected, enter, selectPerson, openProfile, search, close } = props;
  const say = useTexts(roomTexts);
  const me = people.find((person) => person.isMe);
  const hide = useRef<HTMLButtonElement>(null);
  useLostFocus(hide);
  return (
    <GlassPanel className={styles["panel"] ?? ""}>
      <header className={styles["head"]}>
        <SpaceLogo url={model.logoUrl} size={34} />
        <div className={styles["title"]}>
          <b>{model.spaceName}</b>
          <span>{say("peopleNow", { count: model.onlineCount })}</span>
        </div>
        <GlassTip label={say("closePanel")}>
          <button
            ref={hide}
            type="button"
            className={styles["iconButton"]}
            aria-label={say("closePanel")}
            onClick={close}
          >
            <IconLayoutSidebarLeftCollapse size={18} stroke={1.75} aria-hidden />
          </button>
        </GlassTip>
        {me === undefined ? null : <OwnFace me={me} openProfile={openProfile} />}
      </header>
      <div className={styles["listHead"]}>
        <h2 className={styles["section"]}>{say("rooms")}</h2>
        <GlassTip label={`${say("openSearch")} · Ctrl K`}>
          <button type="button" className={styles["iconButton"]} aria-label={say("openSearch")} onClick={search}>
            <IconSearch size={18} stroke={1.75} aria-hidden />
          </button>
        </GlassTip>
      </div>
      <nav className={styles["list"]} aria-label={say("rooms")} onKeyDown={moveFocus}>
        <ul>
          {model.rooms.map((room) => (
            <li key={room.roomId}>
              <RoomRow room={room} enter={enter} />
              {room.isCurrent ? (
                <PeopleRows people={people} speaking={speaking} selected={selected} selectPerson={selectPerson} />
              ) : null}
            </li>
          ))}
        </ul>
      </nav>
    </GlassPanel>
  );
}

/** My face leads to my profile, where there is one to open. */
function OwnFace({ me, openProfile }: { me: PersonModel; openProfile: (() => void) | null }) {
  const say = useTexts(roomTexts);
  const face = <Face look={me} size={34} inside />;
  if (openProfile === null) return face;
  return (
    <GlassTip label={say("myProfile")}>
      <button type="button" className={styles["own"]} aria-label={say("myProfile")} onClick={openProfile}>
        {face}
      </button>
    </GlassTip>
  );
}

/** Up and down go from row to row, first and last by Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = rows.findIndex((row) => row === document.activeElement);
  const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
  const next = rows[to[event.key] ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
