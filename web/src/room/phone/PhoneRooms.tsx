import { IconCalendar, IconSearch, IconX } from "@tabler/icons-react";
import { calendarWayTexts } from "../../calendar/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSheetGrip } from "../../ui/dialog/useSheetGrip.tsx";
import { useEscape } from "../../ui/focus/useEscape.ts";
import { hasCalendar } from "../calendar/panelCalendar.tsx";
import { FolderCard } from "../panel/folder/FolderCard.tsx";
import { AddRoom } from "../panel/list/AddRoom.tsx";
import { NewFolder } from "../panel/list/NewFolder.tsx";
import { useArrange, type Arrange } from "../panel/list/useArrange.ts";
import { RoomRows, type RoomRowsProps } from "../panel/RoomRows.tsx";
import type { Looker } from "../panel/roomsPanelModel.ts";
import { panelSearchTexts } from "../panel/search/texts.ts";
import { SpaceSign } from "../panel/SpaceSign.tsx";
import { StatusMenu } from "../status/StatusMenu.tsx";
import { roomTexts } from "../texts.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./PhoneRooms.module.css";
import { phoneTexts } from "./texts.ts";

interface PhoneRoomsProps {
  room: RoomBundle;
  close: () => void;
}

/** The rooms of the space as a sheet over my room: a finger drags it away, and the controls stay under the thumb. */
export function PhoneRooms({ room, close }: PhoneRoomsProps) {
  const say = useTexts(roomTexts);
  const { grip, translate } = useSheetGrip(close);
  const arranging = useArrange(room.port);
  useEscape(close);
  if (room.view.me === null) return null;
  const looker: Looker = { currentRoomId: room.view.roomId, myRole: room.view.me.role };
  return (
    <>
      <div className={styles["scrim"]} onPointerDown={close} />
      <div className={styles["sheet"]} role="dialog" aria-label={say("rooms")} style={{ translate }}>
        <div className={styles["grab"]}>{grip}</div>
        <Head room={room} arrange={arranging} close={close} />
        <RoomRows {...rowsOf(room, close)} looker={looker} arranging={arranging} isPhone />
        <Foot room={room} looker={looker} close={close} />
      </div>
      {arranging.folder === null ? null : (
        <FolderCard
          key={arranging.folder.folderId ?? "new"}
          port={room.port}
          looker={looker}
          arrange={arranging}
          opened={arranging.folder}
        />
      )}
    </>
  );
}

/** The sheet goes first: it would lie over what is entered or opened. */
function rowsOf(room: RoomBundle, close: () => void): Omit<RoomRowsProps, "looker" | "arranging"> {
  const { port, view, speaking, state, roomHands } = room;
  return {
    port,
    people: view.people,
    speaking,
    selected: state.selected,
    isAloneSaid: false,
    roomHands,
    enter(roomId) {
      close();
      room.enter(roomId);
    },
    selectPerson(person) {
      close();
      room.selectPerson(person);
    },
  };
}

/** What it is, another room, and a way to look for a room or for somebody. */
function Head({ room, arrange, close }: PhoneRoomsProps & { arrange: Arrange }) {
  const say = useTexts(roomTexts);
  const phone = useTexts(phoneTexts);
  const sayFind = useTexts(panelSearchTexts);
  const sayCalendar = useTexts(calendarWayTexts);
  const tool = styles["tool"] ?? "";
  return (
    <>
      <header className={styles["head"]}>
        <h2>{say("rooms")}</h2>
        {hasCalendar(room) ? (
          <button
            type="button"
            className={tool}
            aria-label={sayCalendar("calendar")}
            onClick={() => room.state.setPanelTab("calendar")}
          >
            <IconCalendar size={22} stroke={1.75} aria-hidden />
          </button>
        ) : null}
        {room.roomHands === null ? null : (
          <>
            <NewFolder arrange={arrange} className={tool} />
            <AddRoom arrange={arrange} folder={null} className={tool} />
          </>
        )}
        <button type="button" className={tool} aria-label={phone("closeRooms")} onClick={close} autoFocus>
          <IconX size={22} stroke={1.75} aria-hidden />
        </button>
      </header>
      <button
        type="button"
        className={styles["search"]}
        onClick={() => {
          close();
          room.state.setSearching(true);
        }}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
        {sayFind("roomOrPerson")}
      </button>
    </>
  );
}

/** The space, and my status. */
function Foot({ room, looker, close }: PhoneRoomsProps & { looker: Looker }) {
  const { port, view, inviteUrl } = room;
  const after = (open: () => void) => () => {
    close();
    open();
  };
  return (
    <footer className={styles["foot"]}>
      <SpaceSign {...{ port, looker, inviteUrl }} invite={view.isAway ? null : after(room.invite)} />
      {view.me === null ? null : (
        <StatusMenu
          me={view.me}
          status={room.status}
          openProfile={room.openProfile}
          openDevices={after(() => room.state.setSettings(true))}
        />
      )}
    </footer>
  );
}
