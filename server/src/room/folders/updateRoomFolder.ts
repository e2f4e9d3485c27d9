import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { reviseSpace } from "../../space/index.ts";
import type { RoomNewsNeeds } from "../roomNeeds.ts";
import { renameFolder } from "./folderStore.ts";

export const updateRoomFolder: Handler<typeof operations.updateRoomFolder, RoomNewsNeeds> = async (
  { bus },
  { tx, subject },
  { name },
) => {
  const folder = { ...subject.folder, name };
  if (name === subject.folder.name) return ok({ folder });
  await renameFolder(tx, folder.id, name);
  const patch = { type: "merge", kind: "folder", id: folder.id, changes: { name } } as const;
  return ok({ folder }, [await reviseSpace(tx, { bus, spaceId: subject.space.id }, [patch])]);
};
