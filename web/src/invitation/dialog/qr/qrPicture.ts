import { brandMark } from "../../../ui/brandMark.ts";
import type { QrShape } from "./qrShape.ts";

const PIXELS = 1024;
const [PAPER, INK, ACCENT] = ["#ffffff", "#1d1b18", "#0a7368"];

/** The code as a picture to print or send; null where the browser cannot draw it. */
export async function qrPicture(shape: QrShape): Promise<Blob | null> {
  try {
    const drawing = new Image(PIXELS, PIXELS);
    drawing.src = `data:image/svg+xml,${encodeURIComponent(svgOf(shape))}`;
    await drawing.decode();
    const canvas = new OffscreenCanvas(PIXELS, PIXELS);
    canvas.getContext("2d")?.drawImage(drawing, 0, 0, PIXELS, PIXELS);
    return await canvas.convertToBlob({ type: "image/png" });
  } catch {
    return null;
  }
}

/** With colours of its own: a picture knows no theme. */
function svgOf({ field, path, middle }: QrShape): string {
  const side = middle - 1;
  const at = (field - side) / 2;
  const { corner, arch, archWidth, person, field: markField } = brandMark;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}" viewBox="0 0 ${field} ${field}">`,
    `<rect width="${field}" height="${field}" fill="${PAPER}"/><path d="${path}" fill="${INK}"/>`,
    `<g transform="translate(${at} ${at}) scale(${side / markField})">`,
    `<rect width="${markField}" height="${markField}" rx="${corner}" fill="${ACCENT}"/>`,
    `<path d="${arch}" fill="none" stroke="${PAPER}" stroke-width="${archWidth}" stroke-linecap="round"/>`,
    `<circle cx="${person.cx}" cy="${person.cy}" r="${person.r}" fill="${PAPER}"/></g></svg>`,
  ].join("");
}
