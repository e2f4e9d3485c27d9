import { foldSlug } from "@atrium/rules";
import { useMemo, type ReactNode } from "react";
import {
  CalendarSide,
  MeetingNotice,
  offersCalendar,
  type MeetingRoom,
  type MeetingSpace,
} from "../../calendar/index.ts";
import { allRows, isSameRow, type RoomRowModel } from "../panel/roomsPanelModel.ts";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import type { PanelTab } from "../useRoomState.ts";

/** Whether somebody may see their own calendar here. */
export const hasCalendar = ({ port }: Pick<RoomBundle, "port">): boolean => port.hasAccount && offersCalendar();

/** The calendar as a part of the panel; null where there is none. */
export const panelCalendar = (room: RoomBundle): ReactNode | null =>
  hasCalendar(room) ? <RoomCalendar room={room} enter={room.enter} /> : null;

/** What the panel shows of what it is asked for. */
export function shownPanelTab(room: RoomBundle): PanelTab {
  const { panelTab } = room.state;
  if (panelTab === "chat") return room.chats === null ? "rooms" : "chat";
  return panelTab === "calendar" && hasCalendar(room) ? "calendar" : "rooms";
}

interface RoomCalendarProps {
  room: RoomBundle;
  enter: MeetingSpace["enter"];
  isPhone?: boolean;
  close?: ReactNode;
}

/** My calendar with the rooms of this space in it, as I see them. */
export function RoomCalendar({ room, enter, ...rest }: RoomCalendarProps) {
  return <CalendarSide space={useMeetingSpace(room, enter)} {...rest} />;
}

/** Over the room: the next of my meetings in another room of this space. */
export function RoomMeetingNotice({ room }: { room: RoomBundle }) {
  const { panelOpen, sheetOpen } = room.state;
  const isBeside = (panelOpen || sheetOpen) && shownPanelTab(room) === "calendar";
  return <MeetingNotice space={useMeetingSpace(room, room.enter)} isBeside={isBeside} />;
}

function useMeetingSpace({ port, view, inviteUrl }: RoomBundle, enter: MeetingSpace["enter"]): MeetingSpace {
  const myRole = view.me?.role ?? null;
  const looker = useMemo(
    () => (myRole === null ? null : { currentRoomId: view.roomId, myRole }),
    [view.roomId, myRole],
  );
  const rows = useLive(
    port,
    ({ space }) => (space === null || looker === null ? NO_ROWS : allRows(space, looker)),
    (before, now) => before.length === now.length && before.every((row, at) => isSameRow(row, now[at] ?? null)),
  );
  return useMemo(() => {
    const byId = new Map(rows.map((row) => [row.roomId, meetingRoom(row)]));
    return { slug: slugOf(inviteUrl), room: (roomId) => byId.get(roomId) ?? null, enter };
  }, [rows, inviteUrl, enter]);
}

const NO_ROWS: readonly RoomRowModel[] = [];

const meetingRoom = ({ name, type, asksPassword, isCurrent, mayEnter, faces, count }: RoomRowModel): MeetingRoom => ({
  name,
  type,
  asksPassword,
  isCurrent,
  mayEnter,
  faces,
  count,
});

const slugOf = (inviteUrl: string): string => foldSlug(/\/s\/([\w-]+)/.exec(inviteUrl)?.[1] ?? "");
