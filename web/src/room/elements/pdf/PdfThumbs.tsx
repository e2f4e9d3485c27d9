import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Face } from "../../../ui/Face.tsx";
import type { PersonModel } from "../../people/personModel.ts";
import styles from "./pdf.module.css";
import { PdfPage } from "./PdfPage.tsx";
import { pdfTexts } from "./texts.ts";
import type { Pages } from "./usePages.ts";

interface ThumbsProps {
  document: PDFDocumentProxy;
  pages: Pages;
  people: readonly PersonModel[];
  /** The page that everybody sees. */
  shared: number;
}

/** All pages, small; each is drawn once it comes into sight. */
export function PdfThumbs({ document, pages, people, shared }: ThumbsProps) {
  const say = useTexts(pdfTexts);
  const { page, turn, turnedBy } = pages;
  const turning = people.find(({ accountId, isMe, away }) => accountId === turnedBy && !isMe && !away) ?? null;
  return (
    <nav className={styles["thumbs"]} aria-label={say("pages")}>
      {Array.from({ length: pages.pages }, (_, index) => index + 1).map((at) => (
        <Thumb
          key={at}
          document={document}
          at={at}
          isRead={at === page}
          turn={turn}
          reader={at === shared ? turning : null}
        />
      ))}
    </nav>
  );
}

const WIDTH = 216;

function Thumb({
  document,
  at,
  isRead,
  turn,
  reader,
}: {
  document: PDFDocumentProxy;
  at: number;
  isRead: boolean;
  turn: Pages["turn"];
  /** Who turned to it for all. */
  reader: PersonModel | null;
}) {
  const say = useTexts(pdfTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = button.current;
    if (element === null) return undefined;
    const watching = new IntersectionObserver(
      ([entry]) => (entry?.isIntersecting === true ? setIsSeen(true) : undefined),
      {
        rootMargin: "200px",
      },
    );
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  useEffect(() => {
    if (isRead) button.current?.scrollIntoView({ block: "nearest" });
  }, [isRead]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={[
        say("pageNumber", { page: at }),
        ...(reader === null ? [] : [say("readHere", { name: reader.name })]),
      ].join(", ")}
      aria-current={isRead ? "page" : undefined}
      onClick={() => turn(at)}
    >
      <span className={styles["thumb"]}>{isSeen ? <PdfPage document={document} at={at} width={WIDTH} /> : null}</span>
      <small aria-hidden>
        {at}
        {reader === null ? null : <Face look={reader} size={20} />}
      </small>
    </button>
  );
}
