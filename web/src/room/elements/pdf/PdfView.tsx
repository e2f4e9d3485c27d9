import type { ElementData } from "@atrium/contract";
import { useTexts } from "../../../platform/i18n/texts.ts";
import styles from "./pdf.module.css";
import { PdfPage } from "./PdfPage.tsx";
import { PdfTrouble } from "./PdfTrouble.tsx";
import { pdfTexts } from "./texts.ts";
import { usePdf } from "./usePdf.ts";

interface PdfViewProps {
  data: ElementData & { type: "pdf" };
  width: number;
}

/** Drawn with more pixels, to stay sharp on an enlarged floor. */
const SHARPNESS = 2;
/** Widths are rounded to this, so that resizing does not redraw the page for every pixel. */
const STEP = 120;

/** The page of a document that everybody sees. */
export function PdfView({ data, width }: PdfViewProps) {
  const say = useTexts(pdfTexts);
  const { opened } = usePdf(data.url);
  const pixels = Math.ceil((width * SHARPNESS) / STEP) * STEP;
  return (
    <span className={styles["paper"]}>
      {opened === null ? (
        <span className={styles["opening"]} data-coming>
          {say("opening")}
        </span>
      ) : opened.ok ? (
        <PdfPage document={opened.document} at={data.page} width={pixels} />
      ) : (
        <PdfTrouble why={opened.why} again={null} />
      )}
    </span>
  );
}
