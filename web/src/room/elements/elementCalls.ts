import type { ElementData, ElementType, RoomElement } from "@atrium/contract";
import type { Outcome, RoomPort } from "../roomPort.ts";
import type { FileFrom } from "./deskState.ts";
import type { ElementChange } from "./elementChange.ts";

const ADDS = {
  text: "addTextElement",
  note: "addNoteElement",
  image: "addImageElement",
  pdf: "addPdfElement",
  video: "addVideoElement",
  iframe: "addIframeElement",
  screen_share: "addScreenShareElement",
  spawn_spot: "addSpawnSpotElement",
  private_area: "addPrivateAreaElement",
} as const satisfies Record<ElementType, string>;
const UPDATES = {
  text: "updateTextElement",
  note: "updateNoteElement",
  image: "updateImageElement",
  pdf: "updatePdfElement",
  video: "updateVideoElement",
  iframe: "updateIframeElement",
  screen_share: "updateScreenShareElement",
  spawn_spot: "updateSpawnSpotElement",
  private_area: "updatePrivateAreaElement",
} as const satisfies Record<ElementType, string>;

type Named = Pick<RoomElement, "id" | "roomId">;
const named = ({ id, roomId }: Named) => ({ id, roomId });

/** The operations on elements, by kind. The room is passed explicitly: I may have entered another meanwhile. */
export interface ElementCalls {
  add(element: RoomElement, from: FileFrom | null): Promise<Outcome>;
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
    add(element, from) {
      const { pos, width, height, data } = element;
      return call(ADDS[data.type], { ...named(element), pos, width, height, ...fieldsOf(data), ...from });
    },
    update(element, { data, ...placed }) {
      // The server sets when a video was played, and by whom.
      const { stateAt: _stateAt, playedBy: _playedBy, turnedBy: _turnedBy, ...fields } = data ?? {};
      return call(UPDATES[element.data.type], { ...named(element), ...placed, ...fields });
    },
    remove: (element) => call("deleteElement", named(element)),
    setPinned: (element, isPinned) => call(isPinned ? "pinElement" : "unpinElement", named(element)),
    setLocked: (element, isLocked) => call(isLocked ? "lockElement" : "unlockElement", named(element)),
    setInUse: (element, inUse) => call("markElementInUse", { ...named(element), inUse }),
    pinOwn: () => call("pinOwnElements", {}),
    downloadUrl: (element) => downloadUrl(call, element),
  };
}

/** The fields sent for a new element; the server derives the rest from its file. */
function fieldsOf(data: ElementData): object {
  if (data.type === "image") return { link: data.link };
  if (data.type === "pdf") return { downloadDisabled: data.downloadDisabled };
  // A new area is open, as its creator may be outside.
  if (data.type === "private_area") return { name: data.name };
  if (data.type === "video") {
    const { url, volume, audioMode, syncState, autoRepeat } = data;
    return { url, volume, audioMode, syncState, autoRepeat };
  }
  const { type: _type, ...fields } = data;
  return fields;
}

const downloadUrl = (call: RoomPort["call"], element: Named) => call("getElementImageDownloadUrl", named(element));
