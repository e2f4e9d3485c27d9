import { FileUrl, FloorUrl, type FloorLaying, type Room, type UploadId } from "@atrium/contract";
import type { InputFor } from "../../platform/call.ts";
import type { CropArea } from "../../ui/crop/cropPicture.ts";

/** A picture from this computer or from a link that no room shows yet. */
export interface PickedPicture {
  file: File;
  /** Shows it on this page. */
  url: string;
  size: { w: number; h: number };
  /** What it has become at the server, if it came from a link; null: it is not sent yet. */
  uploadId: UploadId | null;
}

/** How a picture becomes a floor, as one chooses it: by its own size, or lying on a floor of the usual one. */
export const LAYINGS = ["FILL", "FIT", "FIXED", "TILE"] as const;
export type Laying = FloorLaying | "FIXED";

export type BackgroundDraft = {
  picked: PickedPicture | null;
  bgImageUrl: Room["bgImageUrl"];
  laying: Laying;
  /** The part that is kept of a picture that fills the floor; null: as much as fits, from its middle. */
  area: CropArea | null;
  bgBrightness: number;
};

/** Actions of the parts that change a draft. */
export interface DraftProps {
  draft: BackgroundDraft;
  change: (part: Partial<BackgroundDraft>) => void;
}

export const backgroundOf = (room: Room): BackgroundDraft => ({
  picked: null,
  bgImageUrl: room.bgImageUrl,
  laying: layingOf(room),
  area: null,
  bgBrightness: room.bgBrightness,
});

export const layingOf = ({ bgMode, bgLaying = "FILL" }: Pick<Room, "bgMode" | "bgLaying">): Laying =>
  bgMode === "FIXED" ? "FIXED" : bgLaying;

export const modeOf = (laying: Laying): Room["bgMode"] => (laying === "FIXED" ? "FIXED" : "COVER");

/** The part to cut out before the picture is sent, if there is one. */
export const cutOf = ({ laying, area }: Pick<BackgroundDraft, "laying" | "area">): CropArea | null =>
  laying === "FILL" ? area : null;

/** Whether there is anything to save. */
export const differs = (room: Room, draft: BackgroundDraft): boolean =>
  draft.picked !== null ||
  cutOf(draft) !== null ||
  draft.bgImageUrl !== room.bgImageUrl ||
  draft.laying !== layingOf(room) ||
  draft.bgBrightness !== room.bgBrightness;

/** What the server is asked to change, once a picture that is not there yet has been sent. */
export function backgroundChanges(
  room: Room,
  draft: BackgroundDraft,
  bgUploadId: UploadId | null,
): Omit<InputFor<"updateRoom">, "roomId"> {
  const { bgImageUrl, bgBrightness, laying } = draft;
  const there =
    bgImageUrl === null ? null : (FloorUrl.safeParse(bgImageUrl).data ?? FileUrl.safeParse(bgImageUrl).data);
  const isOther = bgUploadId === null && bgImageUrl !== room.bgImageUrl && there !== undefined;
  const bgMode = modeOf(laying);
  return {
    ...(bgUploadId !== null && { bgUploadId }),
    ...(isOther && { bgImageUrl: there }),
    ...(bgMode !== room.bgMode && { bgMode }),
    ...(laying !== "FIXED" && laying !== (room.bgLaying ?? "FILL") && { bgLaying: laying }),
    ...(bgBrightness !== room.bgBrightness && { bgBrightness }),
  };
}
