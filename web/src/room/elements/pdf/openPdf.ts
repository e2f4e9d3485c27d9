// Documents shown in a room: loaded with the library that draws them when the first one is seen, and kept while any view
// shows them. Their scripts never run: the library's sandbox for them is not part of the app.
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from "pdfjs-dist";

export type PdfFault = "locked" | "broken" | "unreached";
export type OpenedPdf = { ok: true; document: PDFDocumentProxy } | { ok: false; why: PdfFault };

interface Kept {
  users: number;
  task: PDFDocumentLoadingTask | null;
  opened: Promise<OpenedPdf>;
}
const kept = new Map<string, Kept>();

/** Opens a document, once for all who show it. The caller closes it. */
export function openPdf(url: string): Promise<OpenedPdf> {
  const found = kept.get(url);
  if (found !== undefined) {
    found.users += 1;
    return found.opened;
  }
  const made: Kept = { users: 1, task: null, opened: Promise.resolve({ ok: false, why: "unreached" }) };
  made.opened = load({ url }, made);
  kept.set(url, made);
  return made.opened;
}

export function closePdf(url: string): void {
  const found = kept.get(url);
  if (found === undefined) return;
  found.users -= 1;
  if (found.users > 0) return;
  kept.delete(url);
  void found.opened.then(() => found.task?.destroy());
}

async function load(from: { url: string } | { data: Uint8Array }, made: Pick<Kept, "task">): Promise<OpenedPdf> {
  try {
    const { getDocument, GlobalWorkerOptions } = await import("pdfjs-dist/legacy/build/pdf.mjs");
    GlobalWorkerOptions.workerPort ??= new Worker(new URL("pdfThread.ts", import.meta.url), { type: "module" });
    made.task = getDocument({ ...from, enableXfa: false, verbosity: 0 });
    return { ok: true, document: await made.task.promise };
  } catch (error) {
    return { ok: false, why: faultOf(error) };
  }
}

function faultOf(error: unknown): PdfFault {
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException") return "locked";
  return name === "InvalidPDFException" || name === "FormatError" ? "broken" : "unreached";
}

/** The size of a file's first page, in points; null if it cannot be opened. Its bytes are read here: pages fetch no blobs. */
export async function pdfSize(file: File): Promise<{ w: number; h: number } | null> {
  const made: Pick<Kept, "task"> = { task: null };
  try {
    const opened = await load({ data: new Uint8Array(await file.arrayBuffer()) }, made);
    return opened.ok ? await pageSize(opened.document, 1) : null;
  } catch {
    return null;
  } finally {
    void made.task?.destroy();
  }
}

export async function pageSize(document: PDFDocumentProxy, at: number): Promise<{ w: number; h: number }> {
  const { width: w, height: h } = (await document.getPage(at)).getViewport({ scale: 1 });
  return { w, h };
}
