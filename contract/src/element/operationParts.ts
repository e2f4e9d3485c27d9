// What the operations on elements have in common.
import { z } from "zod";
import { RoomId } from "../common/ids.ts";
import { ElementEdge, ElementId, ElementOrder, ElementPosition, StoredElement } from "./records.ts";

export const named = { roomId: RoomId, id: ElementId };
export const placed = { ...named, pos: ElementPosition, width: ElementEdge, height: ElementEdge };
/** Fields that are left out stay. */
export const moved = {
  ...named,
  pos: ElementPosition.optional(),
  width: ElementEdge.optional(),
  height: ElementEdge.optional(),
  order: ElementOrder.optional(),
};
/** The room is not locked: these calls lock its counter of changes. */
export const inRoom = {
  subject: "room",
  inside: "room",
  addsBeside: true,
  rate: "element",
  transport: "both",
  success: z.object({ element: StoredElement }),
} as const;
export const adding = ["elementIsForbidden", "alreadyExists", "elementsQuantityExceeded"] as const;
export const changing = { may: "element.editOwn", refusals: ["elementNotFound", "elementLocked"] } as const;
