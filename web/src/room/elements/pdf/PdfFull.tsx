import type { ElementData, RoomElement } from "@atrium/contract";
import { IconDownload, IconFileTypePdf } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import type { RoomBundle } from "../../useRoom.ts";
import full from "../full/fullView.module.css";
import { FullView } from "../full/FullView.tsx";
import { PdfBar } from "./PdfBar.tsx";
import { PdfSheet } from "./PdfSheet.tsx";
import { PdfThumbs } from "./PdfThumbs.tsx";
import { PdfTrouble } from "./PdfTrouble.tsx";
import { pdfTexts } from "./texts.ts";
import { usePages, type Pages } from "./usePages.ts";
import { usePdf } from "./usePdf.ts";
import { usePdfZoom, type PdfZoom } from "./usePdfZoom.ts";

interface PdfFullProps {
  room: RoomBundle;
  element: RoomElement;
  data: ElementData & { type: "pdf" };
}

/** A document over the whole window: its pages at the side, the one that is read in the middle. */
export function PdfFull({ room, element, data }: PdfFullProps) {
  const pages = usePages(element, room.elements);
  const zoom = usePdfZoom();
  const { opened, again } = usePdf(data.url);
  if (pages === null) return null;
  return (
    <FullView
      room={room}
      element={element}
      title={data.name}
      mark={
        <i className={full["mark"]} data-kind="pdf">
          <IconFileTypePdf size={22} stroke={1.75} aria-hidden />
        </i>
      }
      corner={<Corner pages={pages} data={data} />}
      onKey={(event) => onKey(event, pages, zoom)}
      bar={<PdfBar pages={pages} zoom={zoom} />}
    >
      {opened === null ? (
        <span className={full["stage"]} aria-busy />
      ) : opened.ok ? (
        <>
          <PdfThumbs document={opened.document} pages={pages} />
          <PdfSheet document={opened.document} at={pages.page} zoom={zoom} />
        </>
      ) : (
        <span className={full["stage"]}>
          <PdfTrouble why={opened.why} again={again} />
        </span>
      )}
    </FullView>
  );
}

function Corner({ pages, data }: { pages: Pages; data: PdfFullProps["data"] }) {
  const say = useTexts(pdfTexts);
  return (
    <>
      <span className={full["note"]} role="status">
        {say(pages.turnsForAll ? "youTurn" : pages.isTogether ? "othersTurn" : "alone")}
      </span>
      {data.downloadDisabled ? null : (
        <a href={data.url} download={data.name} aria-label={say("save")}>
          <IconDownload size={20} stroke={1.75} aria-hidden />
        </a>
      )}
    </>
  );
}

function onKey({ key, target, ctrlKey, metaKey }: KeyboardEvent, pages: Pages, zoom: PdfZoom): boolean {
  if (ctrlKey || metaKey || target instanceof HTMLInputElement) return false;
  const act = {
    ArrowLeft: () => pages.turn(pages.page - 1),
    ArrowRight: () => pages.turn(pages.page + 1),
    PageUp: () => pages.turn(pages.page - 1),
    PageDown: () => pages.turn(pages.page + 1),
    Home: () => pages.turn(1),
    End: () => pages.turn(pages.pages),
    "+": zoom.larger,
    "=": zoom.larger,
    "-": zoom.smaller,
    "0": zoom.whole,
  }[key];
  act?.();
  return act !== undefined;
}
