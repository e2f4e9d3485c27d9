import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronDown,
  IconMessageCircle,
  IconUserPlus,
} from "@tabler/icons-react";
import { useState } from "react";
import { CaptionsMark } from "../captions/CaptionsMark.tsx";
import { RoomCaptions } from "../captions/RoomCaptions.tsx";
import { useConnection } from "../corners/useConnection.ts";
import { ConnectionChip } from "../corners/TopCorner.tsx";
import { AirWindow } from "../broadcast/AirWindow.tsx";
import { BoardBanner } from "../board/BoardBanner.tsx";
import { PenBar } from "../board/PenBar.tsx";
import { PhoneAddSheet } from "../elements/PhoneAddSheet.tsx";
import { PhoneElementSheet } from "../elements/PhoneElementSheet.tsx";
import { usePlacedScreens } from "../elements/useSeen.ts";
import { ViewedElement } from "../elements/full/ViewedElement.tsx";
import { PicturesComing } from "../elements/PicturesComing.tsx";
import { GridView } from "../grid/GridView.tsx";
import { StageView } from "../stage/StageView.tsx";
import { PeopleList } from "../peopleList/PeopleList.tsx";
import { FloorThings } from "../FloorThings.tsx";
import { FirstStepHint } from "../firstStep/FirstStepHint.tsx";
import { ExpandedScreen } from "../ExpandedScreen.tsx";
import { PersonCard } from "../people/PersonCard.tsx";
import { SpaceLogo } from "../panel/SpaceLogo.tsx";
import { useSpaceSign } from "../panel/useSpaceSign.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useCountText } from "../../platform/i18n/useCountText.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { GlassPanel } from "../../ui/Glass.tsx";
import { useFocusReturn } from "../../ui/focus/useFocusReturn.ts";
import { PHONE_SIDEWAYS } from "../../ui/theme/windowSizes.ts";
import { RecordingChip } from "../recording/RecordingChip.tsx";
import { RoomNotices } from "../notices/RoomNotices.tsx";
import { roomTexts } from "../texts.ts";
import { chatTexts } from "../../chat/index.ts";
import { shownPanelTab } from "../calendar/panelCalendar.tsx";
import type { RoomBundle } from "../useRoom.ts";
import type { PanelTab, RoomState } from "../useRoomState.ts";
import styles from "./phone.module.css";
import { PhoneCalendar } from "./PhoneCalendar.tsx";
import { PhoneChat } from "./PhoneChat.tsx";
import { PhoneControls } from "./PhoneControls.tsx";
import { PhonePeople } from "./PhonePeople.tsx";
import { PhoneRooms } from "./PhoneRooms.tsx";

const INSETS = { left: 0, right: 0, top: 64, bottom: 32, panel: 0 };
const FULL_INSETS = { left: 0, right: 0, top: 64, bottom: 110, panel: 0 };
const SIDEWAYS_INSETS = { left: 0, right: 24, top: 64, bottom: 0, panel: 0 };
const SIDEWAYS_FULL_INSETS = { left: 0, right: 88, top: 64, bottom: 0, panel: 0 };
/** Where somebody's card stands: over the controls, or beside them. */
const CARD = { left: 12, right: 12, bottom: 108, width: "auto", zIndex: 40 };
const SIDEWAYS_CARD = {
  left: 12,
  bottom: 12,
  maxHeight: "calc(100dvh - 24px)",
  overflowY: "auto",
  zIndex: 40,
} as const;
/** Up to this many people, me included, fit below a larger map. */
const FEW_PEOPLE = 3;
/** The button for a larger map stands in the right corner, so wide with its margins. */
const CORNER = 68;

/** The room in the hand: a piece of the map, the people near me as tiles, big controls. A tap never walks. */
export function PhoneRoom({ room, retryNow }: { room: RoomBundle; retryNow: (() => void) | null }) {
  const say = useTexts(roomTexts);
  const [mapOnly, setMapOnly] = useState(false);
  const sideways = useMedia(PHONE_SIDEWAYS);
  const { view, state, actions, card, grid, list } = room;
  const isReplaced = grid.isShown || list.isShown || room.stage !== null;
  if (view.map === null) return null;
  const isCovered = view.map.screens.some((screen) => screen.accountId === state.expanded);
  return (
    <main
      className={styles["phone"]}
      data-map={mapOnly}
      data-few={view.people.length <= FEW_PEOPLE}
      data-board={room.board !== null}
      data-away={view.isAway}
      data-sheet={state.sheetOpen}
    >
      <div className={styles["behind"]} inert={isCovered || state.sheetOpen}>
        <PhoneFloor room={room} mapOnly={mapOnly} isReplaced={isReplaced} />
        <PhoneTop room={room} open={(tab) => openSheet(state, tab)} />
        {room.stage === null || list.isShown ? null : <StageView room={room} stage={room.stage} isPhone />}
        {grid.isShown ? <GridView room={room} isPhone /> : null}
        {list.isShown ? <PeopleList room={room} isPhone /> : null}
        <button
          type="button"
          className={styles["bigMap"]}
          hidden={isReplaced}
          style={{ background: "var(--glass-strong)" }}
          aria-label={mapOnly ? say("smallMap") : say("bigMap")}
          onClick={() => setMapOnly(!mapOnly)}
        >
          {mapOnly ? <IconArrowsMinimize size={20} stroke={1.75} /> : <IconArrowsMaximize size={20} stroke={1.75} />}
        </button>
        {mapOnly || isReplaced ? null : <PhonePeople room={room} />}
        {room.board === null || isReplaced ? null : <BoardBanner room={room} board={room.board} isPhone />}
        {room.board?.pen.isOn === true && !isReplaced ? <PenBar pen={room.board.pen} isPhone /> : null}
      </div>
      <RoomNotices room={room} retryNow={retryNow} />
      <PicturesComing pictures={room.elements.pictures} />
      <RoomCaptions room={room} isPhone />
      {isReplaced ? null : <PhoneElementSheet elements={room.elements} />}
      {state.adding ? <PhoneAdd room={room} /> : null}
      {actions.length === 0 ? null : <PhoneControls room={room} />}
      {card === null ? null : (
        <PersonCard
          key={card.person.accountId}
          model={card}
          style={sideways ? SIDEWAYS_CARD : CARD}
          close={() => state.select(null)}
        />
      )}
      {state.sheetOpen ? <Sheet room={room} close={() => state.setSheetOpen(false)} /> : null}
      <ExpandedScreen room={room} />
      <ViewedElement room={room} />
      <AirWindow room={room} />
    </main>
  );
}

function PhoneAdd({ room: { elements, controller, state, view } }: { room: RoomBundle }) {
  const close = () => state.setAdding(false);
  return <PhoneAddSheet elements={elements} controller={controller} roomName={view.roomName} close={close} />;
}

interface PhoneFloorProps {
  room: RoomBundle;
  mapOnly: boolean;
  /** Tiles or the list stand in its place. */
  isReplaced: boolean;
}

function PhoneFloor({ room, mapOnly, isReplaced }: PhoneFloorProps) {
  const sideways = useMedia(PHONE_SIDEWAYS);
  const { view, controller, state } = room;
  const insets = sideways ? (mapOnly ? SIDEWAYS_FULL_INSETS : SIDEWAYS_INSETS) : mapOnly ? FULL_INSETS : INSETS;
  const { Surface } = view.kind;
  const placed = usePlacedScreens(room.elements);
  if (view.map === null) return null;
  return (
    <div className={styles["map"]} inert={isReplaced} data-under={isReplaced}>
      <Surface
        model={view.map}
        controller={controller}
        insets={insets}
        grey={view.isAway}
        point={state.hover.point}
        expand={state.expand}
        placed={placed}
        things={<FloorThings room={room} isExplained={false} isPhone />}
      />
      <div className={styles["shade"]} />
      {room.showsFirstStep ? <FirstStepHint controller={controller} piano={room.wayTo} corner={CORNER} /> : null}
    </div>
  );
}

function openSheet(state: RoomState, tab: PanelTab): void {
  state.setPanelTab(tab);
  state.setSheetOpen(true);
}

function PhoneTop({ room, open }: { room: RoomBundle; open: (tab: PanelTab) => void }) {
  const say = useTexts(roomTexts);
  const counted = useCountText();
  const { view, port, stage } = room;
  // Most of a large audience is counted only.
  const count = stage === null ? view.people.length : stage.presenters.length + stage.watching;
  const connection = useConnection(port, view.isAway);
  const { logoUrl } = useSpaceSign(port);
  return (
    <header className={styles["top"]}>
      <GlassPanel className={styles["where"] ?? ""}>
        <button type="button" onClick={() => open("rooms")}>
          <SpaceLogo url={logoUrl} size={32} />
          <span>
            <b>
              <span>{view.roomName}</span>
              <IconChevronDown size={16} stroke={2} aria-hidden />
            </b>
            <small>{counted(say("peopleHere", { count }), count)}</small>
          </span>
        </button>
        <span className={styles["bars"]}>
          <RecordingChip port={room.port} isShort mayRecord={view.rights?.record === true} />
          {room.captions === null ? null : <CaptionsMark port={room.port} isShort />}
          <ConnectionChip connection={connection} isShort />
        </span>
      </GlassPanel>
      {room.chats === null ? null : <ChatButton unread={room.chats.unread} open={() => open("chat")} />}
      {view.isAway ? null : (
        <GlassPanel className={styles["round"] ?? ""}>
          <button type="button" className={styles["round"]} aria-label={say("invite")} onClick={room.invite}>
            <IconUserPlus size={22} stroke={1.75} aria-hidden />
          </button>
        </GlassPanel>
      )}
    </header>
  );
}

function ChatButton({ unread, open }: { unread: number; open: () => void }) {
  const say = useTexts(chatTexts);
  const label = unread === 0 ? say("chat") : `${say("chat")}, ${say("unread", { count: unread })}`;
  return (
    <GlassPanel className={styles["round"] ?? ""}>
      <button type="button" className={styles["round"]} aria-label={label} onClick={open}>
        <IconMessageCircle size={22} stroke={1.75} aria-hidden />
        {unread === 0 ? null : <i className={styles["unread"]}>{unread}</i>}
      </button>
    </GlassPanel>
  );
}

interface SheetProps {
  room: RoomBundle;
  close: () => void;
}

/** Over the room: its chats, my calendar, or the rooms of the space, from which one goes to the calendar. */
function Sheet(props: SheetProps) {
  useFocusReturn();
  const { chats } = props.room;
  const tab = shownPanelTab(props.room);
  if (tab === "calendar") return <PhoneCalendar {...props} />;
  return chats !== null && tab === "chat" ? <PhoneChat {...props} chats={chats} /> : <PhoneRooms {...props} />;
}
