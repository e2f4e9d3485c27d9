import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import { findInPages, pageTexts, type PageText, type PdfHit } from "./pdfText.ts";
import type { Pages } from "./usePages.ts";

/** Looking for words in a document. */
export interface PdfSearch {
  isOpen: boolean;
  words: string;
  /** Null until the document is read, and while too little is typed. */
  hits: readonly PdfHit[] | null;
  isReading: boolean;
  /** The index of the current match; null before the first step. */
  at: number | null;
  open(): void;
  close(): void;
  type(words: string): void;
  /** Goes to the next match, or with -1 to the previous one, and turns to its page. */
  step(by: 1 | -1): void;
}

/** A single letter would match everywhere. */
const LEAST_LETTERS = 2;

export function usePdfSearch(document: PDFDocumentProxy | null, pages: Pick<Pages, "page" | "turn"> | null): PdfSearch {
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState("");
  const [at, setAt] = useState<number | null>(null);
  const [texts, setTexts] = useState<readonly PageText[] | null>(null);
  useEffect(() => {
    if (!isOpen || document === null) return undefined;
    let isGone = false;
    // A document that cannot be read has no words.
    pageTexts(document).then(
      (read) => (isGone ? undefined : setTexts(read)),
      () => (isGone ? undefined : setTexts([])),
    );
    return () => {
      isGone = true;
    };
  }, [document, isOpen]);
  const wanted = words.trim();
  const isAsked = isOpen && wanted.length >= LEAST_LETTERS;
  const hits = isAsked && texts !== null ? findInPages(texts, wanted) : null;
  const step = (by: 1 | -1) => {
    if (hits === null || hits.length === 0 || pages === null) return;
    const to = at === null ? firstFrom(hits, pages.page) : (at + by + hits.length) % hits.length;
    setAt(to);
    pages.turn(hits[to]?.page ?? pages.page);
  };
  return {
    isOpen,
    words,
    hits,
    isReading: isAsked && texts === null,
    at,
    open: () => setIsOpen(true),
    close() {
      setIsOpen(false);
      setAt(null);
    },
    type(typed) {
      setWords(typed);
      setAt(null);
    },
    step,
  };
}

/** The first match from the current page on, or else the first of all. */
const firstFrom = (hits: readonly PdfHit[], page: number): number =>
  Math.max(
    0,
    hits.findIndex((hit) => hit.page >= page),
  );
