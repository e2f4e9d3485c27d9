import type { ElementData, ElementId, ElementType, RoomElement, UploadId } from "@atrium/contract";
import type { Extent, Point } from "../map/camera.ts";
import type { Grip } from "./elementHands.ts";
import type { Guide } from "./snapping.ts";

/** A new element carried by the pointer. */
export interface Carried {
  type: ElementType;
  data: ElementData;
  size: Extent;
  /** Null until the pointer is over the floor. */
  at: Point | null;
}

/** Where the file of a new element comes from. */
export type FileFrom = { uploadId: UploadId } | { copyOf: ElementId };

export interface NewFile {
  /** With the URL of a preview, until the room has the file. */
  data: ElementData;
  size: Extent;
  uploadId: UploadId;
}

/** What is being dragged. */
export interface Held {
  grip: Grip;
  from: Point;
  /** The elements as they were before the drag. */
  were: readonly RoomElement[];
}

/** A box drawn around elements to choose them. */
export interface Lasso {
  from: Point;
  to: Point;
  /** What was chosen before stays chosen. */
  kept: readonly string[];
}

export interface DeskState {
  /** The selected elements, in the order of selection. */
  chosen: readonly string[];
  /** The element whose text is being edited. */
  written: string | null;
  /** The element seen over the whole window. */
  viewed: string | null;
  carried: Carried | null;
  guides: readonly Guide[];
  /** The elements being dragged. */
  isHeld: boolean;
  lasso: Lasso | null;
}

export const EMPTY: DeskState = {
  chosen: [],
  written: null,
  viewed: null,
  carried: null,
  guides: [],
  isHeld: false,
  lasso: null,
};

export const toggled = (chosen: readonly string[], id: string): readonly string[] =>
  chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
