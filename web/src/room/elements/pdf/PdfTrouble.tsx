import { IconFileAlert } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import type { PdfFault } from "./openPdf.ts";
import styles from "./pdf.module.css";
import { pdfTexts } from "./texts.ts";

/** Why a document cannot be shown; a retry is offered when offline. */
export function PdfTrouble({ why, again }: { why: PdfFault; again: (() => void) | null }) {
  const say = useTexts(pdfTexts);
  return (
    <span className={styles["trouble"]} role="status">
      <IconFileAlert size={28} stroke={1.5} aria-hidden />
      <b>{say(why)}</b>
      {why !== "unreached" || again === null ? null : (
        <button type="button" onClick={again}>
          {say("again")}
        </button>
      )}
    </span>
  );
}
