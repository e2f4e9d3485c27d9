import {
  errorText,
  type Folder,
  type FolderId,
  type Room,
  type RoomId,
  type RoomType,
  type SpaceSnapshot,
} from "@atrium/contract";
import { useState } from "react";
import type { Refused } from "../../../platform/call.ts";
import { useAct } from "../../../platform/data/useAct.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { showToast } from "../../../ui/toast.tsx";
import type { RoomPort } from "../../roomPort.ts";
import { dropMoves, stepMoves, type Drop, type Move } from "./arrange.ts";

export type Id = RoomId | FolderId;

/** What those who run the space do with the order of its rooms. */
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
  /** Without a folder a new one is made in the room's place, to be given its name at once. */
  putInFolder: (roomId: RoomId, folderId: FolderId | null) => void;
  takeOut: (roomId: RoomId) => void;
  dissolve: (folderId: FolderId) => void;
  setBlocked: (room: Room, blocked: boolean) => void;
}

export function useArrange(port: Pick<RoomPort, "live">): Arrange {
  const [renaming, setRenaming] = useState<Id | null>(null);
  const acts = useFolderActs();
  const space = () => port.live.getState().space;
  const moves = (of: (now: SpaceSnapshot) => readonly Move[]) => {
    const now = space();
    return now === null ? [] : of(now);
  };
  return {
    renaming,
    setRenaming,
    rename(id, name) {
      const now = space();
      setRenaming(null);
      const room = now?.records.room[id];
      const folder = now?.records.folder[id];
      if (name === "" || name === (room ?? folder)?.name) return;
      if (room !== undefined) void acts.updateRoom.run({ roomId: room.id, name });
      else if (folder !== undefined) void acts.updateRoomFolder.run({ folderId: folder.id, name });
    },
    addRoom({ folderId, ...room }) {
      const spaceId = space()?.spaceId;
      if (spaceId === undefined) return;
      const made = acts.createRoom.run({ spaceId, ...room, ...(folderId !== null && { folderId }) });
      void made.then((reply) => (reply.ok ? setRenaming(reply.value.room.id) : undefined));
    },
    step: (id, to) => void acts.make(moves((now) => stepMoves(now, id, to))),
    canStep: (id, to) => moves((now) => stepMoves(now, id, to)).length > 0,
    drop: (id, where) => void acts.make(moves((now) => dropMoves(now, id, where))),
    folders: () => Object.values(space()?.records.folder ?? {}).toSorted((a, b) => a.position - b.position),
    putInFolder(roomId, folderId) {
      const made = acts.moveRoomToFolder.run({ roomId, ...(folderId !== null && { folderId }) });
      void made.then((reply) => (reply.ok && folderId === null ? setRenaming(reply.value.folder.id) : undefined));
    },
    takeOut: (roomId) => void acts.removeRoomFromFolder.run({ roomId }),
    dissolve: (folderId) => void acts.unfolderRooms.run({ folderId }),
    setBlocked: ({ id: roomId }, blocked) => void acts.updateRoom.run({ roomId, blocked }),
  };
}

function useFolderActs() {
  const onRefused = ({ code }: Refused) => showToast({ text: errorText(code, currentLocale()), kind: "bad" });
  const createRoom = useAct("createRoom", { onRefused });
  const reorderRooms = useAct("reorderRooms", { onRefused });
  const moveRoomToFolder = useAct("moveRoomToFolder", { onRefused });
  const removeRoomFromFolder = useAct("removeRoomFromFolder", { onRefused });
  const unfolderRooms = useAct("unfolderRooms", { onRefused });
  const updateRoomFolder = useAct("updateRoomFolder", { onRefused });
  const updateRoom = useAct("updateRoom", { onRefused });
  const one = (move: Move) => {
    if (move.name === "reorderRooms") return reorderRooms.run(move.input);
    return move.name === "moveRoomToFolder" ? moveRoomToFolder.run(move.input) : removeRoomFromFolder.run(move.input);
  };
  /** One after another: each stands on the last; what is refused ends it. */
  const make = async (moves: readonly Move[]): Promise<void> => {
    for (const move of moves) if (!(await one(move)).ok) return;
  };
  return { make, createRoom, moveRoomToFolder, removeRoomFromFolder, unfolderRooms, updateRoomFolder, updateRoom };
}
