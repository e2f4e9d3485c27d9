import sharp from "sharp";
import { pdfOf } from "./badFiles.ts";

const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: "#2a7f62" } });

/** One file of each kind that may be uploaded. */
export async function goodFiles(): Promise<Record<"PNG" | "JPEG" | "WebP" | "GIF" | "PDF", Buffer>> {
  const [PNG, JPEG] = [await picture.clone().png().toBuffer(), await picture.clone().jpeg().toBuffer()];
  const [WebP, GIF] = [await picture.clone().webp().toBuffer(), await picture.clone().gif().toBuffer()];
  return { PNG, JPEG, WebP, GIF, PDF: pdfOf(3) };
}
