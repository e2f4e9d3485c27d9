import type { ElementData, RoomElement } from "@atrium/contract";
import { IconDownload, IconFileTypePdf } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import type { RoomBundle } from "../../useRoom.ts";
import { fileSize } from "../../../chat/index.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { FullNote } from "../full/FullNote.tsx";
import full from "../full/fullView.module.css";
import { FullView } from "../full/FullView.tsx";
import { PdfBar } from "./PdfBar.tsx";
import { PdfSearchBar } from "./PdfSearchBar.tsx";
import { PdfSheet } from "./PdfSheet.tsx";
import { PdfThumbs } from "./PdfThumbs.tsx";
import { PdfTrouble } from "./PdfTrouble.tsx";
import { pdfTexts } from "./texts.ts";
import { usePages, type Pages } from "./usePages.ts";
import { usePdf } from "./usePdf.ts";
import { usePdfSearch, type PdfSearch } from "./usePdfSearch.ts";
import { usePdfZoom, type PdfZoom } from "./usePdfZoom.ts";

interface PdfFullProps {
  room: RoomBundle;
  element: RoomElement;
  data: ElementData & { type: "pdf" };
}

/** The full view of a document: thumbnails at the side, the current page in the middle. */
export function PdfFull({ room, element, data }: PdfFullProps) {
  const pages = usePages(element, room.elements);
  const zoom = usePdfZoom();
  const { opened, again } = usePdf(data.url);
  const document = opened?.ok === true ? opened.document : null;
  const search = usePdfSearch(document, pages);
  const size = useSize(data.bytes);
  if (pages === null) return null;
  return (
    <FullView
      room={room}
      element={element}
      title={data.name}
      about={size}
      mark={
        <i className={full["mark"]} data-kind="pdf">
          <IconFileTypePdf size={22} stroke={1.75} aria-hidden />
        </i>
      }
      corner={<Corner room={room} pages={pages} data={data} />}
      onKey={(event) => onKey(event, { pages, zoom, search })}
      bar={search.isOpen ? <PdfSearchBar search={search} /> : <PdfBar pages={pages} zoom={zoom} find={search.open} />}
    >
      {opened === null ? (
        <span className={full["stage"]} aria-busy data-coming />
      ) : opened.ok ? (
        <>
          <PdfThumbs document={opened.document} pages={pages} people={room.view.people} shared={data.page} />
          <PdfSheet document={opened.document} at={pages.page} zoom={zoom} search={search} />
        </>
      ) : (
        <span className={full["stage"]}>
          <PdfTrouble why={opened.why} again={again} />
        </span>
      )}
    </FullView>
  );
}

/** The size of the file, as text. */
function useSize(bytes: number): string {
  const say = useTexts(pdfTexts);
  const { unit, size } = fileSize(bytes, currentLocale());
  return say(unit, { size });
}

function Corner({ room, pages, data }: Pick<PdfFullProps, "room" | "data"> & { pages: Pages }) {
  const say = useTexts(pdfTexts);
  const people = room.view.people.filter(({ away }) => !away);
  const turning = people.find(({ accountId, isMe }) => accountId === pages.turnedBy && !isMe);
  const alone = pages.turnsForAll ? say("youTurn") : pages.isTogether ? say("othersTurn") : say("alone");
  const isLed = pages.isTogether && turning !== undefined;
  return (
    <>
      <FullNote people={pages.isTogether ? people : []} says={isLed ? say("turns", { name: turning.name }) : alone} />
      {data.downloadDisabled ? null : (
        <a href={data.url} download={data.name} aria-label={say("save")}>
          <IconDownload size={20} stroke={1.75} aria-hidden />
        </a>
      )}
    </>
  );
}

interface Hands {
  pages: Pages;
  zoom: PdfZoom;
  search: PdfSearch;
}

function onKey({ key, code, target, ctrlKey, metaKey }: KeyboardEvent, { pages, zoom, search }: Hands): boolean {
  if ((ctrlKey || metaKey) && code === "KeyF") {
    search.open();
    return true;
  }
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
