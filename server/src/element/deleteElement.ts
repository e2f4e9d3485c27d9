import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { beginChange, changeable } from "./changeInRoom.ts";
import type { ElementFiles, ElementNewsNeeds } from "./elementNeeds.ts";
import { removeElement } from "./elementStore.ts";

export const deleteElement: Handler<
  typeof operations.deleteElement,
  ElementNewsNeeds & { files: Pick<ElementFiles, "keep"> }
> = async (needs, context, { roomId, id }) => {
  const { tx, nowMs } = context;
  const tell = await beginChange(needs, context);
  if (tell === null) return refuse("roomNotFound");
  const found = await changeable(context, { id });
  if ("code" in found) return found;
  await removeElement(tx, { roomId, id });
  // It can be restored for a day.
  if (found.row.fileUrl !== null) await needs.files.keep(tx, found.row.fileUrl, nowMs);
  return ok({}, [tell([{ type: "gone", kind: "element", id }])]);
};
