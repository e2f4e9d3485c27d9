// What is asked of the inspecting process and what it answers. Limits are here, so that both sides read the same ones.
import type { ErrorCode } from "@atrium/contract";

/** What becomes of a picture: an edge it is made to fit, or a square it is cut to. */
export interface PictureFit {
  edge: number;
  isSquare: boolean;
  /** Moving pictures stay so. */
  mayMove: boolean;
}

export interface InspectionJob {
  /** The file as it came in. */
  path: string;
  /** Where a picture is written anew. */
  target: string;
  fit: PictureFit;
  /** Whether a PDF is taken too. */
  mayBePdf: boolean;
  /** The most bytes a picture may have had where PDFs may have more. */
  imageBytes: number;
}

/** What an inspected file is; `path` is the one to store. */
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
