import type { ElementData, ElementType, RoomElement, UploadId } from "@atrium/contract";
import type { Outcome, RoomPort } from "../roomPort.ts";
import type { ElementChange } from "./elementChange.ts";

const ADDS = {
  text: "addTextElement",
  note: "addNoteElement",
  image: "addImageElement",
  iframe: "addIframeElement",
  spawn_spot: "addSpawnSpotElement",
  private_area: "addPrivateAreaElement",
} as const satisfies Record<ElementType, string>;
const UPDATES = {
  text: "updateTextElement",
  note: "updateNoteElement",
  image: "updateImageElement",
  iframe: "updateIframeElement",
  spawn_spot: "updateSpawnSpotElement",
  private_area: "updatePrivateAreaElement",
} as const satisfies Record<ElementType, string>;

type Named = Pick<RoomElement, "id" | "roomId">;
const named = ({ id, roomId }: Named) => ({ id, roomId });

/** The operations on elements, by kind. The room is passed explicitly: I may have entered another meanwhile. */
export interface ElementCalls {
  add(element: RoomElement, uploadId: UploadId | null): Promise<Outcome>;
  update(element: RoomElement, change: ElementChange): Promise<Outcome>;
  remove(element: Named): Promise<Outcome>;
  setPinned(element: Named, isPinned: boolean): Promise<Outcome>;
  setLocked(element: Named, isLocked: boolean): Promise<Outcome>;
  setInUse(element: Named, inUse: boolean): Promise<Outcome>;
  pinOwn(): Promise<Outcome>;
  downloadUrl(element: Named): ReturnType<typeof downloadUrl>;
}

export function elementCalls(call: RoomPort["call"]): ElementCalls {
  return {
    add(element, uploadId) {
      const { pos, width, height, data } = element;
      const { type, ...fields } = data;
      const own = addedWith(data, fields, uploadId);
      return call(ADDS[type], { ...named(element), pos, width, height, ...own });
    },
    update(element, { data, ...placed }) {
      return call(UPDATES[element.data.type], { ...named(element), ...placed, ...data });
    },
    remove: (element) => call("deleteElement", named(element)),
    setPinned: (element, isPinned) => call(isPinned ? "pinElement" : "unpinElement", named(element)),
    setLocked: (element, isLocked) => call(isLocked ? "lockElement" : "unlockElement", named(element)),
    setInUse: (element, inUse) => call("markElementInUse", { ...named(element), inUse }),
    pinOwn: () => call("pinOwnElements", {}),
    downloadUrl: (element) => downloadUrl(call, element),
  };
}

/** A picture names its upload; a door is open at first, for whoever made the area may stand outside. */
function addedWith(data: ElementData, fields: object, uploadId: UploadId | null): object {
  if (data.type === "image") return { link: data.link, uploadId };
  return data.type === "private_area" ? { name: data.name } : fields;
}

const downloadUrl = (call: RoomPort["call"], element: Named) => call("getElementImageDownloadUrl", named(element));
