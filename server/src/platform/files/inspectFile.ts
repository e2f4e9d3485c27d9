// Inspects an uploaded file, in a separate process: its type is found by decoding the content, never by its name. Pictures
// are re-encoded, so that only the pixels of the original are ever stored; PDFs are opened and their pages counted. Sizes
// are read from headers first: a decompression bomb is refused before it is unpacked.
import { bounds, constants, IMAGE_TYPES, PDF_TYPE } from "@atrium/contract";
import { fileTypeFromFile } from "file-type";
import { readFile, stat } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import type { Metadata, SharpOptions } from "sharp";
import type { Inspection, InspectionJob } from "./inspection.ts";

// Only the decoders we need: no SVG, no TIFF, no URLs.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
});
sharp.concurrency(1);
sharp.cache(false);

const QUALITY = 84;
/** Compression effort, 0 (fastest) to 6 (best). More takes several times as long for a few percent. */
const EFFORT = 2;
const SAMPLE_EDGE = 48;
const mostPixels = constants.uploads.imagePixels;
const mostEdge = bounds.imagePixels.max;

export async function inspectFile(job: InspectionJob): Promise<Inspection> {
  const type = await fileTypeFromFile(job.path).catch(() => undefined);
  const mimeType = type?.mime ?? "";
  if (mimeType === PDF_TYPE && job.mayBePdf) return inspectPdf(job);
  const format = IMAGE_TYPES.find((known) => known === mimeType)?.slice("image/".length);
  return format === undefined ? { ok: false, code: "invalidFileType" } : inspectPicture(job, format);
}

async function inspectPicture(job: InspectionJob, format: string): Promise<Inspection> {
  const { size } = await stat(job.path);
  if (size > job.imageBytes) return { ok: false, code: "fileTooLarge", detail: { limit: job.imageBytes } };
  const options: SharpOptions = { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true };
  const metadata = await sharp(job.path, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (metadata === null || metadata.format !== format) return { ok: false, code: "fileDamaged" };
  if (isTooLarge(metadata)) return { ok: false, code: "imageTooLarge", detail: { limit: mostEdge } };
  const { edge, isSquare, mayMove } = job.fit;
  const moves = mayMove && (metadata.pages ?? 1) > 1;
  return writeAnew(job, options, {
    moves,
    // Small pictures are cropped to a square too, and never enlarged.
    edge: isSquare ? Math.min(edge, metadata.width, metadata.height) : edge,
  });
}

/** Counts every frame, since all of them are unpacked. */
function isTooLarge({ width, height, pageHeight, pages }: Metadata): boolean {
  const frameHeight = pageHeight ?? height;
  return Math.max(width, frameHeight) > mostEdge || width * frameHeight * (pages ?? 1) > mostPixels;
}

async function writeAnew(
  job: InspectionJob,
  options: SharpOptions,
  { moves, edge }: { moves: boolean; edge: number },
): Promise<Inspection> {
  try {
    const written = await sharp(job.path, { ...options, animated: moves })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: job.fit.isSquare ? "cover" : "inside", withoutEnlargement: true })
      .webp({ quality: QUALITY, smartSubsample: true, effort: EFFORT })
      .toFile(job.target);
    const size = { w: written.width, h: written.pageHeight ?? written.height };
    const dominantColor = await dominantColorOf(job.target);
    const file = { path: job.target, mimeType: "image/webp", bytes: written.size, size, dominantColor, pages: null };
    return { ok: true, file };
  } catch {
    return { ok: false, code: "fileDamaged" };
  }
}

/** The dominant colour of a picture, as #rrggbb. */
async function dominantColorOf(path: string): Promise<string> {
  const sample = await sharp(path).resize(SAMPLE_EDGE, SAMPLE_EDGE, { fit: "fill" }).png().toBuffer();
  const { r, g, b } = (await sharp(sample).stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

async function inspectPdf({ path }: InspectionJob): Promise<Inspection> {
  const data = new Uint8Array(await readFile(path));
  const bytes = data.length;
  const loading = getDocument({ data, stopAtErrors: true, verbosity: 0, useWasm: false });
  try {
    const pages = (await loading.promise).numPages;
    if (pages < 1) return { ok: false, code: "fileDamaged" };
    if (pages > constants.uploads.pdfPages)
      return { ok: false, code: "fileTooLarge", detail: { limit: constants.uploads.pdfBytes } };
    await (await loading.promise).getPage(1);
    return { ok: true, file: { path, mimeType: PDF_TYPE, bytes, size: null, dominantColor: null, pages } };
  } catch {
    return { ok: false, code: "fileDamaged" };
  } finally {
    await loading.destroy();
  }
}
