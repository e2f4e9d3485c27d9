import type { ElementData, ElementType, UploadId } from "@atrium/contract";
import type { Extent, Point } from "../map/camera.ts";
import type { Guide } from "./snapping.ts";

/** A thing that hangs on the pointer. */
export interface Carried {
  type: ElementType;
  data: ElementData;
  size: Extent;
  /** Null until the pointer is over the floor. */
  at: Point | null;
}

export interface NewPicture {
  /** Of a preview, until the room has the picture. */
  url: string;
  size: Extent;
  uploadId: UploadId;
}

export interface DeskState {
  /** What is chosen, the first first. */
  chosen: readonly string[];
  /** What is being written. */
  written: string | null;
  carried: Carried | null;
  guides: readonly Guide[];
  /** In the hand now. */
  isHeld: boolean;
}

export const EMPTY: DeskState = { chosen: [], written: null, carried: null, guides: [], isHeld: false };
