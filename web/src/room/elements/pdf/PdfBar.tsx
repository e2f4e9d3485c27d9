import {
  IconArrowAutofitWidth,
  IconChevronLeft,
  IconChevronRight,
  IconRefresh,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import full from "../full/fullView.module.css";
import { pdfTexts } from "./texts.ts";
import type { Pages } from "./usePages.ts";
import type { PdfZoom } from "./usePdfZoom.ts";

interface PdfBarProps {
  pages: Pages;
  zoom: PdfZoom;
  /** Opens the field to look for words. */
  find: () => void;
}

/** The tools below an opened document: what moves everybody is in the room's colour, what is mine is white. */
export function PdfBar({ pages, zoom, find }: PdfBarProps) {
  const say = useTexts(pdfTexts);
  const { page, turn, setTogether, isTogether } = pages;
  return (
    <>
      <button type="button" aria-label={say("before")} aria-disabled={page <= 1} onClick={() => turn(page - 1)}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      </button>
      <PageField key={page} pages={pages} />
      <button type="button" aria-label={say("next")} aria-disabled={page >= pages.pages} onClick={() => turn(page + 1)}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </button>
      <Zooming zoom={zoom} />
      {setTogether === null ? null : (
        <>
          <i className={full["sep"]} />
          <button
            type="button"
            className={full["together"]}
            aria-label={say("together")}
            aria-pressed={isTogether}
            onClick={() => setTogether(!isTogether)}
          >
            <IconRefresh size={18} stroke={1.75} aria-hidden />
            <span>{say("together")}</span>
          </button>
        </>
      )}
      <button type="button" aria-label={say("find")} onClick={find}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </button>
    </>
  );
}

function PageField({ pages: { page, pages, turn } }: Pick<PdfBarProps, "pages">) {
  const say = useTexts(pdfTexts);
  const [typed, setTyped] = useState(`${page}`);
  const go = (event: FormEvent) => {
    event.preventDefault();
    turn(Number(typed));
  };
  return (
    <form className={full["number"]} onSubmit={go} onBlur={go}>
      <input
        inputMode="numeric"
        aria-label={say("page")}
        value={typed}
        size={3}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, "").slice(0, 4))}
      />
      <span>{say("ofAll", { pages })}</span>
    </form>
  );
}

function Zooming({ zoom }: Pick<PdfBarProps, "zoom">) {
  const say = useTexts(pdfTexts);
  return (
    <span className={full["zoom"]}>
      <i className={full["sep"]} />
      <button type="button" aria-label={say("smaller")} onClick={zoom.smaller}>
        <IconZoomOut size={20} stroke={1.75} aria-hidden />
      </button>
      <button type="button" className={full["percent"]} aria-label={say("fitPage")} onClick={zoom.whole}>
        {`${Math.round(zoom.scale * 100)}%`}
      </button>
      <button type="button" aria-label={say("larger")} onClick={zoom.larger}>
        <IconZoomIn size={20} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={say("fitWidth")}
        aria-pressed={zoom.isWide}
        onClick={() => zoom.setWide(!zoom.isWide)}
      >
        <IconArrowAutofitWidth size={20} stroke={1.75} aria-hidden />
      </button>
    </span>
  );
}
