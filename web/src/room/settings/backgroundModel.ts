import { FloorUrl, type Room, type UploadId } from "@atrium/contract";
import type { InputFor } from "../../platform/call.ts";
import type { CropArea } from "../../ui/crop/cropPicture.ts";

/** A picture from this computer that is not sent yet. */
export interface PickedPicture {
  file: File;
  /** Shows it on this page. */
  url: string;
  size: { w: number; h: number };
  /** The part that is kept; null until the frame rests, and where all of it is. */
  area: CropArea | null;
}

export type BackgroundDraft = {
  picked: PickedPicture | null;
  bgImageUrl: Room["bgImageUrl"];
  bgMode: Room["bgMode"];
  bgBrightness: number;
};

export const backgroundOf = ({ bgImageUrl, bgMode, bgBrightness }: Room): BackgroundDraft => ({
  picked: null,
  bgImageUrl,
  bgMode,
  bgBrightness,
});

/** Whether there is anything to save. */
export const differs = (room: Room, draft: BackgroundDraft): boolean =>
  draft.picked !== null ||
  draft.bgImageUrl !== room.bgImageUrl ||
  draft.bgMode !== room.bgMode ||
  draft.bgBrightness !== room.bgBrightness;

/** What the server is asked to change, once a picked picture is there. */
export function backgroundChanges(
  room: Room,
  draft: BackgroundDraft,
  bgUploadId: UploadId | null,
): Omit<InputFor<"updateRoom">, "roomId"> {
  const { bgImageUrl, bgMode, bgBrightness } = draft;
  const floor = FloorUrl.nullable().safeParse(bgImageUrl);
  return {
    ...(bgUploadId !== null && { bgUploadId }),
    ...(bgUploadId === null && bgImageUrl !== room.bgImageUrl && floor.success && { bgImageUrl: floor.data }),
    ...(bgMode !== room.bgMode && { bgMode }),
    ...(bgBrightness !== room.bgBrightness && { bgBrightness }),
  };
}
