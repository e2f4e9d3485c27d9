import { useConnection } from "./corners/useConnection.ts";
import { CaptionsMark } from "./captions/CaptionsMark.tsx";
import { RoomCaptions } from "./captions/RoomCaptions.tsx";
import { MiniMap } from "./corners/MiniMap.tsx";
import { TopCorner } from "./corners/TopCorner.tsx";
import { ZoomControl } from "./corners/ZoomControl.tsx";
import cornerStyles from "./corners/corners.module.css";
import { useWindowSize } from "../platform/useWindowSize.ts";
import { useEscape } from "../ui/focus/useEscape.ts";
import { AirWindow } from "./broadcast/AirWindow.tsx";
import { BoardBanner } from "./board/BoardBanner.tsx";
import { BoardColumn } from "./board/BoardColumn.tsx";
import { BoardThings } from "./board/BoardThings.tsx";
import { PenBar } from "./board/PenBar.tsx";
import { AddPanel } from "./elements/AddPanel.tsx";
import { ViewedElement } from "./elements/full/ViewedElement.tsx";
import { DropNote } from "./elements/DropNote.tsx";
import { PicturesComing } from "./elements/PicturesComing.tsx";
import { usePlacedScreens } from "./elements/useSeen.ts";
import { useFloorDrop } from "./elements/useFloorDrop.ts";
import { GridView } from "./grid/GridView.tsx";
import { PeopleList } from "./peopleList/PeopleList.tsx";
import { FloorThings } from "./FloorThings.tsx";
import { FirstStepHint } from "./firstStep/FirstStepHint.tsx";
import { ExpandedScreen } from "./ExpandedScreen.tsx";
import type { RoomMapModel } from "./map/roomMapModel.ts";
import { PersonCard } from "./people/PersonCard.tsx";
import type { PersonCardModel } from "./people/personCardModel.ts";
import { useCardPlace } from "./people/useCardPlace.ts";
import { PeopleRows } from "./panel/PeopleRows.tsx";
import { hasCalendar, panelCalendar, shownPanelTab } from "./calendar/panelCalendar.tsx";
import { panelChat } from "./chat/panelChat.tsx";
import { panelPixels } from "./panel/panelPixels.ts";
import { RoomsPanel } from "./panel/RoomsPanel.tsx";
import { RoomsRail } from "./panel/RoomsRail.tsx";
import { RecordingChip } from "./recording/RecordingChip.tsx";
import { ShieldSwitch } from "./shield/ShieldSwitch.tsx";
import styles from "./room.module.css";
import { tell } from "../ui/tell.ts";
import { RoomNotices } from "./notices/RoomNotices.tsx";
import { LiveMark } from "./stage/LiveMark.tsx";
import { StageView } from "./stage/StageView.tsx";
import { useSpaceSign } from "./panel/useSpaceSign.ts";
import { Toolbar } from "./toolbar/Toolbar.tsx";
import type { RoomBundle } from "./useRoom.ts";

/** Strips of the window the panels cover, in pixels. */
const INSETS = { left: 24, right: 24, top: 24, bottom: 92, panel: 0 };
/** Up to here an open panel leaves so little that the corners are drawn smaller; the style sheets have the same bound. */
const TIGHT_PIXELS = 1200;
/** The column of people on a board. */
const BESIDE_BOARD = 200;

interface LayoutProps {
  room: RoomBundle;
  retryNow: (() => void) | null;
}

/** The room on the desktop: the map fills the window, everything else floats over it in glass. */
export function DesktopRoom({ room, retryNow }: LayoutProps) {
  const { view, state, controller, grid, list } = room;
  const { drop, isOver } = useFloorDrop(room.elements, controller);
  const { w: windowPixels } = useWindowSize();
  const placed = usePlacedScreens(room.elements);
  if (view.map === null) return null;
  const open = state.panelOpen;
  const { Surface } = view.kind;
  const isReplaced = grid.isShown || list.isShown || room.stage !== null;
  const isCovered = view.map.screens.some((screen) => screen.accountId === state.expanded);
  const tab = shownPanelTab(room);
  const panel = open ? panelPixels(tab, windowPixels) : 0;
  const right = room.board === null ? INSETS.right : BESIDE_BOARD;
  const insets = { ...INSETS, left: panel + INSETS.left, right, panel };
  return (
    <main
      className={styles["room"]}
      data-panel={open ? "open" : "closed"}
      data-tab={tab}
      data-away={view.isAway}
      data-stage={isCovered}
      data-board={room.board !== null && !isReplaced}
    >
      <div className={styles["behind"]} inert={isCovered}>
        <div className={styles["floor"]} inert={isReplaced} data-under={isReplaced} {...drop}>
          <Surface
            model={view.map}
            controller={controller}
            insets={insets}
            grey={view.isAway}
            point={state.hover.point}
            expand={state.expand}
            placed={placed}
            things={<FloorThings room={room} isExplained={view.people.length === 1} />}
          />
        </div>
        {isOver ? <DropNote /> : null}
        {room.stage === null || list.isShown ? null : <StageView room={room} stage={room.stage} />}
        {grid.isShown ? <GridView room={room} /> : null}
        {list.isShown ? <PeopleList room={room} /> : null}
        {room.showsFirstStep && !isReplaced ? (
          <FirstStepHint controller={controller} piano={room.wayTo} corner={0} />
        ) : null}
        {room.board === null || isReplaced ? null : <BoardColumn room={room} />}
        {room.board === null || view.isAway ? null : <BoardBanner room={room} board={room.board} />}
        {room.board?.pen.isOn === true && !isReplaced ? <PenBar pen={room.board.pen} /> : null}
        <Side room={room} />
        <Corners room={room} isTight={open && windowPixels <= TIGHT_PIXELS} />
        {isReplaced || room.board !== null ? <CardOverTiles room={room} /> : <ChosenCard room={room} />}
      </div>
      <RoomNotices room={room} retryNow={retryNow} />
      <PicturesComing pictures={room.elements.pictures} />
      <RoomCaptions room={room} />
      <Tools room={room} freePixels={windowPixels - panel} />
      <ExpandedScreen room={room} />
      <ViewedElement room={room} />
      <AirWindow room={room} />
    </main>
  );
}

function Tools({ room, freePixels }: { room: RoomBundle; freePixels: number }) {
  const { actions, state, port, view } = room;
  const { hidesToolbar } = useSpaceSign(port);
  if (actions.length === 0) return null;
  return (
    <Toolbar
      actions={actions}
      menus={room.menus}
      reactions={{
        opened: state.reactions,
        setOpened: state.setReactions,
        send: (emotion) => tell(port.call("sendEmotion", { emotion })),
      }}
      adding={{ opened: state.adding, setOpened: state.setAdding, panel: <Adding room={room} /> }}
      ownLevel={room.ownLevel}
      reach={room.reach}
      showReach={room.showReach}
      waiting={view.isAway}
      hides={hidesToolbar}
      freePixels={freePixels}
    />
  );
}

function Adding({ room: { elements, controller, state } }: { room: RoomBundle }) {
  return <AddPanel elements={elements} controller={controller} isPhone={false} close={() => state.setAdding(false)} />;
}

function Side({ room }: { room: RoomBundle }) {
  const { port, state, view } = room;
  if (view.me === null || !view.kind.panels.includes("rooms")) return null;
  if (!state.panelOpen) {
    return (
      <RoomsRail
        port={port}
        roomName={view.roomName}
        unread={room.chats?.unread ?? null}
        hasCalendar={hasCalendar(room)}
        open={(tab) => {
          state.setPanelTab(tab);
          state.setPanelOpen(true);
        }}
        search={() => state.setSearching(true)}
      />
    );
  }
  return (
    <RoomsPanel
      port={port}
      looker={{ currentRoomId: view.roomId, myRole: view.me.role }}
      people={view.people}
      speaking={room.speaking}
      selected={state.selected}
      enter={room.enter}
      selectPerson={room.selectPerson}
      join={room.joinPerson}
      isAloneSaid={room.list.isShown}
      roomHands={room.roomHands}
      openProfile={room.openProfile}
      status={room.status}
      openDevices={() => room.state.setSettings(true)}
      search={() => state.setSearching(true)}
      inviteUrl={room.inviteUrl}
      invite={view.isAway ? null : room.invite}
      close={() => state.setPanelOpen(false)}
      tab={shownPanelTab(room)}
      show={state.setPanelTab}
      chat={panelChat(room)}
      calendar={panelCalendar(room)}
    />
  );
}

function Corners({ room, isTight }: { room: RoomBundle; isTight: boolean }) {
  const { view, controller, port, state, grid, list } = room;
  const panels = grid.isShown || list.isShown ? [] : view.kind.panels;
  const connection = useConnection(port, view.isAway);
  const people = (
    <>
      {room.shield === null ? null : <ShieldSwitch shield={room.shield} />}
      <PeopleRows
        people={view.people}
        speaking={room.speaking}
        selected={state.selected}
        selectPerson={room.selectPerson}
        isAloneSaid={list.isShown}
      />
    </>
  );
  return (
    <>
      <TopCorner
        recording={
          <>
            {room.stage === null ? null : <LiveMark stage={room.stage} />}
            <RecordingChip port={room.port} mayRecord={view.rights?.record === true} />
            {room.captions === null ? null : <CaptionsMark port={room.port} />}
          </>
        }
        connection={connection}
        count={view.people.length}
        people={people}
        shield={shieldChip(room.shield)}
        invite={view.isAway ? null : room.invite}
        isTight={isTight}
      />
      <div className={cornerStyles["bottom"]} data-away={view.isAway} data-tight={isTight || undefined}>
        {view.map === null || !panels.includes("miniMap") ? null : <SmallMap room={room} model={view.map} />}
        {panels.includes("zoom") ? <ZoomControl controller={controller} /> : null}
      </div>
    </>
  );
}

/** On a board it shows paper, and only those who have a pointer there. */
function SmallMap({ room, model }: { room: RoomBundle; model: RoomMapModel }) {
  const { controller, port, board } = room;
  const { positions } = port;
  if (board === null) return <MiniMap controller={controller} positions={positions} model={model} />;
  const people = model.people.filter(({ accountId }) => board.cursors.has(accountId));
  const ground = <BoardThings port={port} size={model.floor.size} />;
  return <MiniMap controller={controller} positions={positions} model={{ ...model, people }} ground={ground} />;
}

const shieldChip = (shield: RoomBundle["shield"]) =>
  shield?.isUp === true ? { waiting: shield.waiting.length, show: () => shield.show(!shield.isShown) } : null;

function ChosenCard({ room }: { room: RoomBundle }) {
  const { card } = room;
  return card === null ? null : <FollowingCard key={card.person.accountId} card={card} room={room} />;
}

/** Nobody is on a floor here: the card is in the corner. */
const OVER_TILES = { right: 16, bottom: 88 };
/** At the side of the column of people. */
const ON_BOARD = { right: 204, top: 72 };

function CardOverTiles({ room: { card, state, board, grid, list } }: { room: RoomBundle }) {
  useEscape(() => state.select(null));
  if (card === null) return null;
  return (
    <PersonCard
      key={card.person.accountId}
      model={card}
      style={board === null || grid.isShown || list.isShown ? OVER_TILES : ON_BOARD}
      close={() => state.select(null)}
    />
  );
}

function FollowingCard({ card, room }: { card: PersonCardModel; room: RoomBundle }) {
  const { controller, port, state, view } = room;
  const { positions } = port;
  const held = useCardPlace({ controller, positions, people: view.people, accountId: card.person.accountId });
  return (
    <PersonCard
      model={card}
      hold={held}
      hover={(inside) => (inside ? state.hover.stay() : state.hover.point(null))}
      choose={() => state.select(card.person.accountId)}
      close={() => state.select(null)}
    />
  );
}
