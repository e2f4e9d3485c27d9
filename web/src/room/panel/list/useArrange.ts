import { errorText, type Folder, type FolderId, type Room, type RoomId, type RoomType } from "@atrium/contract";
import { useState } from "react";
import type { Refused } from "../../../platform/call.ts";
import { useAct } from "../../../platform/data/useAct.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { showToast } from "../../../ui/toast.tsx";
import type { RoomPort } from "../../roomPort.ts";
import type { OpenedFolder } from "../folder/openedFolder.ts";
import { dropMoves, stepMoves, type Drop, type Id, type Move } from "./arrange.ts";
import { listTexts } from "./texts.ts";
import { useMoves } from "./useMoves.ts";

/** Arranging the rooms of a space, for its admins. */
export interface Arrange {
  /** The row whose name is being typed; null for none. */
  renaming: Id | null;
  setRenaming: (id: Id | null) => void;
  rename: (id: Id, name: string) => void;
  /** At the end of the list, or of a folder; its name is typed at once. */
  addRoom: (room: { type: RoomType; name: string; folderId: FolderId | null }) => void;
  step: (id: Id, to: "up" | "down") => void;
  canStep: (id: Id, to: "up" | "down") => boolean;
  drop: (id: Id, where: Drop) => void;
  folders: () => readonly Folder[];
  putInFolder: (roomId: RoomId, folderId: FolderId) => void;
  takeOut: (roomId: RoomId) => void;
  dissolve: (folderId: FolderId) => void;
  /** The card of a folder, with the rooms that are in it ticked; null: none is open. */
  folder: OpenedFolder | null;
  openFolder: (folder: OpenedFolder | null) => void;
  /** Saves that card. */
  keepFolder: (moves: readonly Move[], name: string) => Promise<boolean>;
  setBlocked: (room: Room, blocked: boolean) => void;
  /** Takes the last move back. */
  undo: () => void;
}

export function useArrange(port: Pick<RoomPort, "live">): Arrange {
  const say = useTexts(listTexts);
  const [renaming, setRenaming] = useState<Id | null>(null);
  const [folder, openFolder] = useState<OpenedFolder | null>(null);
  const { make, undo } = useMoves(port);
  const space = () => port.live.getState().space;
  const steps = (id: Id, to: "up" | "down") => {
    const now = space();
    return now === null ? [] : stepMoves(now, id, to);
  };
  const roomName = (id: string) => space()?.records.room[id]?.name ?? "";
  const folderName = (id: string) => space()?.records.folder[id]?.name ?? "";
  return {
    ...useNaming(port, { renaming, setRenaming }),
    step: (id, to) => void make(steps(id, to)),
    canStep: (id, to) => steps(id, to).length > 0,
    drop: (id, where) => {
      const now = space();
      if (now !== null) void make(dropMoves(now, id, where));
    },
    folders: () => Object.values(space()?.records.folder ?? {}).toSorted((a, b) => a.position - b.position),
    putInFolder(roomId, folderId) {
      const says = say("movedIn", { name: roomName(roomId), folder: folderName(folderId) });
      void make([{ name: "moveRoomToFolder", input: { roomId, folderId } }], says);
    },
    takeOut(roomId) {
      void make([{ name: "removeRoomFromFolder", input: { roomId } }], say("movedOut", { name: roomName(roomId) }));
    },
    dissolve(folderId) {
      void make([{ name: "unfolderRooms", input: { folderId } }], say("dissolved", { name: folderName(folderId) }));
    },
    folder,
    openFolder,
    keepFolder: (moves, name) => make(moves, say(folder?.folderId === null ? "folderMade" : "folderKept", { name })),
    undo,
  };
}

/** Names and access: not part of the order. */
function useNaming(
  port: Pick<RoomPort, "live">,
  { renaming, setRenaming }: Pick<Arrange, "renaming" | "setRenaming">,
): Pick<Arrange, "renaming" | "setRenaming" | "rename" | "addRoom" | "setBlocked"> {
  const onRefused = ({ code }: Refused) => showToast({ text: errorText(code, currentLocale()), kind: "bad" });
  const createRoom = useAct("createRoom", { onRefused });
  const updateRoomFolder = useAct("updateRoomFolder", { onRefused });
  const updateRoom = useAct("updateRoom", { onRefused });
  const space = () => port.live.getState().space;
  return {
    renaming,
    setRenaming,
    rename(id, name) {
      const now = space();
      setRenaming(null);
      const room = now?.records.room[id];
      const folder = now?.records.folder[id];
      if (name === "" || name === (room ?? folder)?.name) return;
      if (room !== undefined) void updateRoom.run({ roomId: room.id, name });
      else if (folder !== undefined) void updateRoomFolder.run({ folderId: folder.id, name });
    },
    addRoom({ folderId, ...room }) {
      const spaceId = space()?.spaceId;
      if (spaceId === undefined) return;
      const made = createRoom.run({ spaceId, ...room, ...(folderId !== null && { folderId }) });
      void made.then((reply) => (reply.ok ? setRenaming(reply.value.room.id) : undefined));
    },
    setBlocked: ({ id: roomId }, blocked) => void updateRoom.run({ roomId, blocked }),
  };
}
