import type { AccountId } from "@atrium/contract";
import { useCallback, useState } from "react";
import { z } from "zod";
import { useFindKey } from "../ui/focus/useFindKey.ts";
import { readStored, writeStored } from "../platform/storage.ts";
import { useHover, type Hover } from "./people/useHover.ts";
import { writingTo, type OpenedChat } from "./chat/openedChat.ts";
import type { PersonModel } from "./people/personModel.ts";
import type { SettledRoom } from "./settings/ChangedRoom.tsx";
import type { RoomRowModel } from "./panel/roomsPanelModel.ts";

/** Storage key: whether the panel is open. */
export const PANEL_KEY = "rooms-panel-open";

export type PanelTab = "rooms" | "chat" | "calendar";

/** What is open on screen. Local only. */
export interface RoomState {
  hover: Hover;
  selected: AccountId | null;
  /** Null closes every card, including one shown on hover. */
  select(accountId: AccountId | null): void;
  panelOpen: boolean;
  setPanelOpen(open: boolean): void;
  /** What the panel shows. */
  panelTab: PanelTab;
  setPanelTab(tab: PanelTab): void;
  openedChat: OpenedChat;
  setOpenedChat(opened: OpenedChat): void;
  /** Opens a chat, in whichever place the layout has for it. */
  showChat(opened: OpenedChat): void;
  /** Opens the chat with somebody. */
  writeTo(accountId: AccountId): void;
  /** The panel over a phone's room. */
  sheetOpen: boolean;
  setSheetOpen(open: boolean): void;
  searching: boolean;
  setSearching(open: boolean): void;
  /** The reaction picker. */
  reactions: boolean;
  setReactions(open: boolean): void;
  /** The menu of elements to add. */
  adding: boolean;
  setAdding(open: boolean): void;
  /** The recordings of the space. */
  recordings: boolean;
  setRecordings(open: boolean): void;
  settings: boolean;
  setSettings(open: boolean): void;
  /** A room whose settings are open, and where they were opened from. */
  changedRoom: SettledRoom | null;
  setChangedRoom(room: SettledRoom | null): void;
  /** A room whose password is asked for. */
  askedRoom: RoomRowModel | null;
  setAskedRoom(room: RoomRowModel | null): void;
  /** The person to be removed. */
  kicked: PersonModel | null;
  setKicked(person: PersonModel | null): void;
  /** Somebody in another room whose card is open. */
  elsewhere: AccountId | null;
  setElsewhere(accountId: AccountId | null): void;
  /** Whether the guest invitations are open. */
  inviting: boolean;
  setInviting(open: boolean): void;
  /** The enlarged shared screen. */
  expanded: AccountId | null;
  expand(accountId: AccountId | null): void;
}

export function useRoomState(): RoomState {
  const hover = useHover();
  const chosen = useChosen(hover);
  const { setPanelShown, ...panel } = usePanel();
  const [searching, setSearching] = useSearchKey();
  const { select } = chosen;
  const showChat = (opened: OpenedChat) => {
    panel.setOpenedChat(opened);
    panel.setPanelTab("chat");
    setPanelShown(true);
    panel.setSheetOpen(true);
    select(null);
  };
  return {
    hover,
    ...chosen,
    ...panel,
    showChat,
    writeTo: (accountId: AccountId) => showChat(writingTo(accountId)),
    searching,
    setSearching,
    ...useOpenDialogs(),
  };
}

function useChosen({ point }: Hover) {
  const [selected, setSelected] = useState<AccountId | null>(null);
  const select = useCallback(
    (accountId: AccountId | null) => {
      setSelected(accountId);
      if (accountId === null) point(null);
    },
    [point],
  );
  return { selected, select };
}

/** The panel and its content; whether it is open is stored when the user opens or closes it. */
function usePanel() {
  const [panelOpen, setPanelShown] = useState(() => readStored(PANEL_KEY, z.boolean()) ?? true);
  const [panelTab, setPanelTab] = useState<PanelTab>("rooms");
  const [openedChat, setOpenedChat] = useState<OpenedChat>({ tab: "room", with: null });
  const [sheetOpen, setSheetOpen] = useState(false);
  const setPanelOpen = (open: boolean) => {
    setPanelShown(open);
    writeStored(PANEL_KEY, open);
  };
  const tabs = { panelTab, setPanelTab, openedChat, setOpenedChat };
  return { panelOpen, setPanelOpen, setPanelShown, ...tabs, sheetOpen, setSheetOpen };
}

function useOpenDialogs() {
  const [reactions, setReactions] = useState(false);
  const [adding, setAdding] = useState(false);
  const [settings, setSettings] = useState(false);
  const [recordings, setRecordings] = useState(false);
  const [inviting, setInviting] = useState(false);
  const [changedRoom, setChangedRoom] = useState<SettledRoom | null>(null);
  const [askedRoom, setAskedRoom] = useState<RoomRowModel | null>(null);
  const [kicked, setKicked] = useState<PersonModel | null>(null);
  const [elsewhere, setElsewhere] = useState<AccountId | null>(null);
  const [expanded, expand] = useState<AccountId | null>(null);
  const rooms = { changedRoom, setChangedRoom, askedRoom, setAskedRoom };
  return {
    reactions,
    setReactions,
    adding,
    setAdding,
    settings,
    setSettings,
    recordings,
    setRecordings,
    inviting,
    setInviting,
    ...rooms,
    kicked,
    setKicked,
    elsewhere,
    setElsewhere,
    expanded,
    expand,
  };
}

/** Whether the search is open; Ctrl-K opens it everywhere. */
function useSearchKey() {
  const [searching, setSearching] = useState(false);
  useFindKey(() => setSearching(true));
  return [searching, setSearching] as const;
}
