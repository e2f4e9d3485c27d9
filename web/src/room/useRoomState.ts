import type { AccountId, RoomId } from "@atrium/contract";
import { useCallback, useEffect, useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../platform/storage.ts";
import { useHover, type Hover } from "./people/useHover.ts";
import type { OpenedChat } from "./chat/openedChat.ts";
import type { PersonModel } from "./people/personModel.ts";
import type { RoomRowModel } from "./panel/roomsPanelModel.ts";

const PANEL_KEY = "rooms-panel-open";

export type PanelTab = "rooms" | "chat";

/** What is open on the screen. None of it concerns anybody else. */
export interface RoomState {
  hover: Hover;
  selected: AccountId | null;
  /** Null puts every card away, one that only hovers too. */
  select(accountId: AccountId | null): void;
  panelOpen: boolean;
  setPanelOpen(open: boolean): void;
  /** What the panel shows. */
  panelTab: PanelTab;
  setPanelTab(tab: PanelTab): void;
  openedChat: OpenedChat;
  setOpenedChat(opened: OpenedChat): void;
  /** Opens the chat with somebody. */
  writeTo(accountId: AccountId): void;
  /** The panel over a phone's room. */
  sheetOpen: boolean;
  setSheetOpen(open: boolean): void;
  searching: boolean;
  setSearching(open: boolean): void;
  /** The picker of reactions. */
  reactions: boolean;
  setReactions(open: boolean): void;
  settings: boolean;
  setSettings(open: boolean): void;
  /** A room whose settings are open. */
  changedRoom: RoomId | null;
  setChangedRoom(roomId: RoomId | null): void;
  /** A room whose password is asked for. */
  askedRoom: RoomRowModel | null;
  setAskedRoom(room: RoomRowModel | null): void;
  /** Somebody about to be sent away. */
  kicked: PersonModel | null;
  setKicked(person: PersonModel | null): void;
  /** The shared screen that fills the window. */
  expanded: AccountId | null;
  expand(accountId: AccountId | null): void;
}

export function useRoomState(): RoomState {
  const [selected, setSelected] = useState<AccountId | null>(null);
  const hover = useHover();
  const { point } = hover;
  const select = useCallback(
    (accountId: AccountId | null) => {
      setSelected(accountId);
      if (accountId === null) point(null);
    },
    [point],
  );
  const [panelOpen, setOpen] = useState(() => readStored(PANEL_KEY, z.boolean()) ?? true);
  const [panelTab, setPanelTab] = useState<PanelTab>("rooms");
  const [openedChat, setOpenedChat] = useState<OpenedChat>({ tab: "room", with: null });
  const [sheetOpen, setSheetOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const [reactions, setReactions] = useState(false);
  const [settings, setSettings] = useState(false);
  const [changedRoom, setChangedRoom] = useState<RoomId | null>(null);
  const [askedRoom, setAskedRoom] = useState<RoomRowModel | null>(null);
  const [kicked, setKicked] = useState<PersonModel | null>(null);
  const [expanded, expand] = useState<AccountId | null>(null);
  const setPanelOpen = (open: boolean) => {
    setOpen(open);
    writeStored(PANEL_KEY, open);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setSearching(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return {
    hover,
    selected,
    select,
    panelOpen,
    setPanelOpen,
    panelTab,
    setPanelTab,
    openedChat,
    setOpenedChat,
    writeTo(accountId: AccountId) {
      setOpenedChat({ tab: "direct", with: accountId });
      setPanelTab("chat");
      setOpen(true);
      setSheetOpen(true);
      select(null);
    },
    sheetOpen,
    setSheetOpen,
    searching,
    setSearching,
    reactions,
    setReactions,
    settings,
    setSettings,
    changedRoom,
    setChangedRoom,
    askedRoom,
    setAskedRoom,
    kicked,
    setKicked,
    expanded,
    expand,
  };
}
