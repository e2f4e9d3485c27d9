import { IconChevronDown, IconChevronUp, IconSearch, IconX } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import styles from "./pdfSearch.module.css";
import { pdfTexts } from "./texts.ts";
import type { PdfSearch } from "./usePdfSearch.ts";

/** The field in which words are looked for, in place of the other tools. */
export function PdfSearchBar({ search }: { search: PdfSearch }) {
  const say = useTexts(pdfTexts);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Escape would close the document as well.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") search.close();
    else search.step(event.shiftKey ? -1 : 1);
  };
  return (
    <search className={styles["search"]}>
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <input
        ref={focusFirst}
        aria-label={say("find")}
        placeholder={say("find")}
        value={search.words}
        autoComplete="off"
        onChange={({ currentTarget }) => search.type(currentTarget.value)}
        onKeyDown={onKey}
      />
      <span className={styles["found"]} role="status">
        <Found search={search} />
      </span>
      <button type="button" aria-label={say("hitBefore")} onClick={() => search.step(-1)}>
        <IconChevronUp size={20} stroke={1.75} aria-hidden />
      </button>
      <button type="button" aria-label={say("hitNext")} onClick={() => search.step(1)}>
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </button>
      <button type="button" aria-label={say("endFinding")} onClick={search.close}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </button>
    </search>
  );
}

function Found({ search: { hits, at, isReading } }: { search: PdfSearch }) {
  const say = useTexts(pdfTexts);
  if (isReading) return say("finding");
  if (hits === null) return null;
  if (hits.length === 0) return say("notFound");
  return at === null ? say("found", { count: hits.length }) : say("place", { page: at + 1, pages: hits.length });
}

const focusFirst = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });
