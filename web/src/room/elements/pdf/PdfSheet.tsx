import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState, type CSSProperties } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import full from "../full/fullView.module.css";
import { pageSize } from "./openPdf.ts";
import styles from "./pdf.module.css";
import { PdfPage } from "./PdfPage.tsx";
import found from "./pdfSearch.module.css";
import { pdfTexts } from "./texts.ts";
import type { PdfSearch } from "./usePdfSearch.ts";
import type { PdfZoom } from "./usePdfZoom.ts";

interface PdfSheetProps {
  document: PDFDocumentProxy;
  at: number;
  zoom: PdfZoom;
  search: Pick<PdfSearch, "hits" | "at">;
}

interface Size {
  w: number;
  h: number;
}

/** The current page, as large as it fits, with its words for screen readers. */
export function PdfSheet({ document, at, zoom, search }: PdfSheetProps) {
  const say = useTexts(pdfTexts);
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoomFor(frame);
  const page = usePage(document, at);
  useEffect(() => {
    // A new page is shown from its top.
    if (at > 0) frame.current?.scrollTo({ top: 0, left: 0 });
  }, [at]);
  const fitting =
    room === null || page === null
      ? null
      : zoom.isWide
        ? room.w / page.size.w
        : Math.min(room.w / page.size.w, room.h / page.size.h) * zoom.scale;
  return (
    <div ref={frame} className={full["stage"]} tabIndex={0} role="group" aria-label={say("pageNumber", { page: at })}>
      {page === null || fitting === null ? null : (
        <span
          className={styles["sheet"]}
          style={{ width: page.size.w * fitting, height: page.size.h * fitting }}
          data-scale={zoom.scale}
        >
          <PdfPage document={document} at={at} width={Math.ceil(page.size.w * fitting * devicePixelRatio)} />
          <Hits search={search} page={at} />
          <span className={styles["words"]}>{page.words}</span>
        </span>
      )}
    </div>
  );
}

/** Marks over the matches on this page. */
function Hits({ search: { hits, at }, page }: { search: PdfSheetProps["search"]; page: number }) {
  return (hits ?? []).map((hit, nth) =>
    hit.page !== page
      ? null
      : hit.places.map(({ x, y, w, h }, part) => (
          <i
            key={`${nth} ${part}`}
            className={found["hit"]}
            style={{ "--left": x, "--top": y, "--wide": w, "--high": h } as CSSProperties}
            data-current={nth === at}
            aria-hidden
          />
        )),
  );
}

/** The space that a page has, in pixels. */
function useRoomFor(frame: { current: HTMLElement | null }): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const watching = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ w: entry.contentRect.width, h: entry.contentRect.height });
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, [frame]);
  return size;
}

function usePage(document: PDFDocumentProxy, at: number): { size: Size; words: string } | null {
  const [page, setPage] = useState<{ size: Size; words: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const size = await pageSize(document, at);
      if (!isGone) setPage({ size, words: "" });
      const { items } = await (await document.getPage(at)).getTextContent();
      const words = items.map((item) => ("str" in item ? item.str : "")).join(" ");
      if (!isGone) setPage({ size, words });
    };
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [document, at]);
  return page;
}
