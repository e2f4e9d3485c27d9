import type { RoomElement } from "@atrium/contract";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import type { RoomElements } from "../useElements.ts";
import styles from "./pdf.module.css";
import { pdfTexts } from "./texts.ts";
import { usePages } from "./usePages.ts";

/** Turning the pages of a document without opening it. */
export function PdfPager({ element, elements }: { element: RoomElement; elements: RoomElements }) {
  const say = useTexts(pdfTexts);
  const pages = usePages(element, elements);
  if (pages === null) return null;
  const { page, turn } = pages;
  return (
    <span className={styles["pager"]}>
      <button type="button" aria-label={say("before")} aria-disabled={page <= 1} onClick={() => turn(page - 1)}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </button>
      <span aria-live="polite">{say("place", { page, pages: pages.pages })}</span>
      <button type="button" aria-label={say("next")} aria-disabled={page >= pages.pages} onClick={() => turn(page + 1)}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </button>
    </span>
  );
}
