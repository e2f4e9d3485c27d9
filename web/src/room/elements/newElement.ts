import { newId } from "@atrium/contract";
import type { ElementData, ElementId, RoomElement } from "@atrium/contract";
import type { Box } from "./boxes.ts";
import type { ElementMaker } from "./elementRights.ts";

interface New {
  data: ElementData;
  box: Box;
  order: number;
}

/** A new element of mine, as others will see it. */
export function newElement({ accountId, name, role, room }: ElementMaker, { data, box, order }: New): RoomElement {
  const { x, y, w, h } = box;
  return {
    id: newId<ElementId>(),
    roomId: room.id,
    creatorId: accountId,
    creatorName: name,
    creatorRole: role,
    createdAt: new Date().toISOString(),
    pos: { x, y },
    width: w,
    height: h,
    originalWidth: w,
    originalHeight: h,
    order,
    lockerId: null,
    lockerRole: null,
    collaboratorsIds: [],
    didPersist: false,
    data,
  };
}

/** A copy of an element, owned by me and slightly offset. */
export function copyOf(element: RoomElement, maker: ElementMaker, { box, order }: Omit<New, "data">): RoomElement {
  return newElement(maker, { data: element.data, box, order });
}
