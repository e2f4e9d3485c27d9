import { bounds, type ErrorCode } from "@atrium/contract";
import { uploadFault } from "../../../platform/upload/uploadFile.ts";
import { pictureSize } from "../../../ui/crop/cropPicture.ts";

/** A file that can become somebody's picture. */
export interface PickedPicture {
  file: File;
  /** Its object URL, until revoked. */
  url: string;
  size: { w: number; h: number };
}

/** Opens the picked file, or says why it cannot be used. */
export async function pickPicture(file: File): Promise<PickedPicture | { fault: ErrorCode }> {
  const fault = uploadFault("avatar", file);
  if (fault !== null) return { fault };
  const size = await pictureSize(file);
  if (size === null) return { fault: "fileDamaged" };
  return Math.max(size.w, size.h) > bounds.imagePixels.max
    ? { fault: "imageTooLarge" }
    : { file, size, url: URL.createObjectURL(file) };
}
