import type { AccountId, FoundMessage, SpaceSnapshot } from "@atrium/contract";
import { useMemo } from "react";
import { at } from "../actions/roomActions.ts";
import { openedOf } from "../chat/openedChat.ts";
import { roomFindPort } from "../chat/roomFindPort.ts";
import { peopleElsewhere } from "../people/personElsewhere.ts";
import { allRows, faceModel } from "../panel/roomsPanelModel.ts";
import { useRoomName } from "../useRoomName.ts";
import type { RoomBundle } from "../useRoom.ts";
import { CommandPalette } from "./CommandPalette.tsx";

/** The search of the room screen: everybody and everything one can come to from here. */
export function RoomSearch({ room }: { room: RoomBundle }) {
  const { view, state, actions, port } = room;
  const { space } = port.live.getState();
  const looker = view.me === null ? null : { currentRoomId: view.roomId, myRole: view.me.role };
  const nameOf = useRoomName(port);
  const namedRows = (rows: ReturnType<typeof allRows>) => rows.map((row) => ({ ...row, name: nameOf(row.name) }));
  const input = {
    people: view.people,
    elsewhere: !state.searching || space === null ? [] : elsewhereOf(space, view.roomId, nameOf),
    // Read as the search opens: a list that moves under the arrows is of no use.
    rooms: !state.searching || space === null || looker === null ? [] : namedRows(allRows(space, looker)),
    actions: at("search", actions),
    goTo: room.goTo,
    show: ({ accountId }: { accountId: AccountId }) => state.setElsewhere(accountId),
    enter: (row: { roomId: Parameters<RoomBundle["enter"]>[0] }) => room.enter(row.roomId),
    write: room.chats === null ? null : state.writeTo,
  };
  const findPort = useMemo(() => roomFindPort(port), [port]);
  const open = ({ chat, position }: FoundMessage) => state.showChat(openedOf(chat, position));
  return (
    <CommandPalette
      input={input}
      opened={state.searching}
      setOpened={state.setSearching}
      messages={room.chats?.space ? { port: findPort, open } : null}
    />
  );
}

function elsewhereOf(space: SpaceSnapshot, here: string | null, nameOf: (name: string) => string) {
  return peopleElsewhere(space, here).map((person) => ({
    ...faceModel(person),
    roomName: nameOf((person.roomId && space.records.room[person.roomId]?.name) ?? ""),
  }));
}
