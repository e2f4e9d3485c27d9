// Messages to and from the inspecting process, and limits shared by both sides.
import type { ErrorCode } from "@atrium/contract";

/** How a picture is resized: to fit an edge, or cropped to a square. */
export interface PictureFit {
  edge: number;
  isSquare: boolean;
  /** Whether animations are kept. */
  mayMove: boolean;
}

export interface InspectionJob {
  /** The file as uploaded. */
  path: string;
  /** Where a re-encoded picture is written. */
  target: string;
  fit: PictureFit;
  /** Whether a PDF is accepted too. */
  mayBePdf: boolean;
  /** The size limit of a picture where PDFs may be larger. */
  imageBytes: number;
}

/** An inspected file; `path` is the one to store. */
export interface InspectedFile {
  path: string;
  mimeType: string;
  bytes: number;
  size: { w: number; h: number } | null;
  dominantColor: string | null;
  pages: number | null;
}

export type InspectionCode = Extract<
  ErrorCode,
  "invalidFileType" | "fileTooLarge" | "imageTooLarge" | "fileDamaged" | "fileNotSafe" | "uploadsBusy"
>;
export type Inspection = { ok: true; file: InspectedFile } | { ok: false; code: InspectionCode; detail?: unknown };
