import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";

/** A place on a page, in shares of its width and height from its top left corner. */
export interface PlaceOnPage {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** The words of a page, and where each run of them stands. */
export interface PageText {
  text: string;
  runs: readonly { from: number; to: number; place: PlaceOnPage }[];
}
/** One match: its page, from 1, and where it is on it. */
export interface PdfHit {
  page: number;
  places: readonly PlaceOnPage[];
}

/** More matches than anybody steps through. */
const MOST_HITS = 999;

/** All matches in reading order, ignoring case. */
export function findInPages(pages: readonly PageText[], words: string): readonly PdfHit[] {
  const wanted = words.toLowerCase();
  const hits: PdfHit[] = [];
  if (wanted === "") return hits;
  for (const [at, { text, runs }] of pages.entries()) {
    const searched = text.toLowerCase();
    for (let from = searched.indexOf(wanted); from >= 0; from = searched.indexOf(wanted, from + wanted.length)) {
      hits.push({ page: at + 1, places: placesOf(runs, from, from + wanted.length) });
      if (hits.length === MOST_HITS) return hits;
    }
  }
  return hits;
}

/** Takes all letters of a run as equally wide. */
function placesOf(runs: PageText["runs"], from: number, to: number): readonly PlaceOnPage[] {
  return runs.flatMap((run) => {
    const [begin, end] = [Math.max(from, run.from), Math.min(to, run.to)];
    if (begin >= end) return [];
    const letter = run.place.w / (run.to - run.from);
    return [{ ...run.place, x: run.place.x + (begin - run.from) * letter, w: (end - begin) * letter }];
  });
}

const read = new WeakMap<PDFDocumentProxy, Promise<readonly PageText[]>>();

/** All words of a document, read once. */
export function pageTexts(document: PDFDocumentProxy): Promise<readonly PageText[]> {
  const known = read.get(document) ?? readAll(document);
  read.set(document, known);
  return known;
}

async function readAll(document: PDFDocumentProxy): Promise<readonly PageText[]> {
  const pages: PageText[] = [];
  for (let at = 1; at <= document.numPages; at += 1) pages.push(await textOf(await document.getPage(at)));
  return pages;
}

async function textOf(page: PDFPageProxy): Promise<PageText> {
  const whole = page.getViewport({ scale: 1 });
  const runs: PageText["runs"][number][] = [];
  let text = "";
  for (const item of (await page.getTextContent()).items) {
    if (!("str" in item)) continue;
    const { str, width, height, transform, hasEOL } = item;
    const [x, y] = [Number(transform[4]), Number(transform[5])];
    // Letters reach below the baseline.
    const [x1, y1] = whole.convertToViewportPoint(x, y - height / 4) as [number, number];
    const [x2, y2] = whole.convertToViewportPoint(x + width, y + height) as [number, number];
    const place = {
      x: Math.min(x1, x2) / whole.width,
      y: Math.min(y1, y2) / whole.height,
      w: Math.abs(x2 - x1) / whole.width,
      h: Math.abs(y2 - y1) / whole.height,
    };
    if (str !== "") runs.push({ from: text.length, to: text.length + str.length, place });
    text += hasEOL ? `${str} ` : str;
  }
  return { text, runs };
}
