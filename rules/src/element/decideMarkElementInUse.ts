import { refuse } from "@atrium/contract";
import type { ElementId } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { RoomRule } from "../live/decision.ts";
import { refusalOfElementChange } from "./refusalOfElementChange.ts";

interface Marked {
  id: ElementId;
  inUse: boolean;
}

/** Only for people who may change the element. Releasing it is always allowed: it may have been locked meanwhile. */
export const decideMarkElementInUse: RoomRule<Marked, "elementNotFound" | "elementLocked" | "forbidden"> = (
  { inRoom },
  { participant: { accountId, role } },
  { id, inUse },
) => {
  const element = inRoom.get("element", id);
  if (element === undefined) return refuse("elementNotFound");
  const refused = inUse ? refusalOfElementChange({ accountId, role }, element) : null;
  if (refused !== null) return refuse(refused);
  const others = element.collaboratorsIds.filter((each) => each !== accountId);
  const collaboratorsIds = inUse ? [...others, accountId] : others;
  return decided({ patches: [{ type: "merge", kind: "element", id, changes: { collaboratorsIds } }] });
};
