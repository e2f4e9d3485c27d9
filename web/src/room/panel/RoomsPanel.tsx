import type { AccountId, RoomId } from "@atrium/contract";
import { IconLayoutSidebarLeftCollapse, IconSearch } from "@tabler/icons-react";
import { useRef, useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { GlassPanel, GlassTip } from "../../ui/Glass.tsx";
import { useLostFocus } from "../../ui/focus/useLostFocus.ts";
import { StatusMenu } from "../status/StatusMenu.tsx";
import type { OwnStatus } from "../status/useOwnStatus.ts";
import type { PanelTab } from "../useRoomState.ts";
import { roomTexts } from "../texts.ts";
import styles from "./RoomsPanel.module.css";
import { FolderCard } from "./folder/FolderCard.tsx";
import { AddRoom } from "./list/AddRoom.tsx";
import { NewFolder } from "./list/NewFolder.tsx";
import { useArrange } from "./list/useArrange.ts";
import { PanelSearch } from "./search/PanelSearch.tsx";
import { panelSearchTexts } from "./search/texts.ts";
import { PanelTabs } from "./PanelTabs.tsx";
import { RoomRows, type RoomRowsProps } from "./RoomRows.tsx";
import { SpaceSign, type SpaceSignProps } from "./SpaceSign.tsx";

interface RoomsPanelProps extends Omit<RoomRowsProps, "arranging" | "port" | "looker">, SpaceSignProps {
  status: OwnStatus;
  openProfile: (() => void) | null;
  openDevices: () => void;
  /** The search of everything. */
  search: () => void;
  join: (accountId: AccountId, roomId: RoomId) => void;
  close: () => void;
  tab: PanelTab;
  show: (tab: PanelTab) => void;
  /** Null where there is none to read. */
  chat: { unread: number; panel: ReactNode } | null;
  /** Null where there is none. */
  calendar: ReactNode | null;
}

/** The rooms in order, with the people of mine below it. The list says everything that the map shows. */
export function RoomsPanel(props: RoomsPanelProps) {
  const { people, openProfile, close, chat, calendar, tab } = props;
  const say = useTexts(roomTexts);
  const me = people.find((person) => person.isMe);
  const hide = useRef<HTMLButtonElement>(null);
  useLostFocus(hide);
  return (
    <GlassPanel className={styles["panel"] ?? ""} data-tab={tab}>
      <header className={styles["head"]}>
        <SpaceSign {...props} />
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
        {me === undefined ? null : (
          <StatusMenu me={me} status={props.status} openProfile={openProfile} openDevices={props.openDevices} />
        )}
      </header>
      {chat === null && calendar === null ? null : (
        <PanelTabs shown={tab} show={props.show} unread={chat?.unread ?? null} hasCalendar={calendar !== null} />
      )}
      {tab === "chat" ? chat?.panel : tab === "calendar" ? calendar : <Rooms {...props} />}
    </GlassPanel>
  );
}

function Rooms(props: RoomsPanelProps) {
  const say = useTexts(roomTexts);
  const sayFind = useTexts(panelSearchTexts);
  const arranging = useArrange(props.port);
  const [isSearching, setSearching] = useState(false);
  return (
    <>
      {isSearching ? <PanelSearch {...props} searchAll={props.search} close={() => setSearching(false)} /> : null}
      <div className={styles["listHead"]} hidden={isSearching}>
        <h2 className={styles["section"]}>{say("rooms")}</h2>
        <GlassTip label={sayFind("roomOrPerson")}>
          <button
            type="button"
            className={styles["iconButton"]}
            aria-label={sayFind("roomOrPerson")}
            onClick={() => setSearching(true)}
          >
            <IconSearch size={18} stroke={1.75} aria-hidden />
          </button>
        </GlassTip>
        {props.roomHands === null ? null : (
          <>
            <NewFolder arrange={arranging} className={styles["iconButton"] ?? ""} />
            <AddRoom arrange={arranging} folder={null} className={styles["iconButton"] ?? ""} />
          </>
        )}
      </div>
      {isSearching ? null : <RoomRows {...props} arranging={arranging} />}
      {arranging.folder === null ? null : (
        <FolderCard
          key={arranging.folder.folderId ?? "new"}
          port={props.port}
          looker={props.looker}
          arrange={arranging}
          opened={arranging.folder}
        />
      )}
    </>
  );
}
