import type { ElementData, RoomElement } from "@atrium/contract";
import { unreachable } from "@atrium/contract";
import { IconMapPinFilled } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { ScreenStill } from "../screen/ScreenView.tsx";
import { PdfView } from "../pdf/PdfView.tsx";
import { elementTexts } from "../texts.ts";
import { VideoStill } from "../video/VideoView.tsx";
import { NOBODY_WITHIN, type PeopleWithin } from "../usePeopleWithin.ts";
import { AreaView } from "./AreaView.tsx";
import styles from "./elementView.module.css";
import { NoteView } from "./NoteView.tsx";
import { PageView } from "./PageView.tsx";
import { TextView } from "./TextView.tsx";
import type { Writing } from "./writing.ts";

interface ElementViewProps {
  element: Pick<RoomElement, "data" | "creatorName" | "width" | "height">;
  /** Null if it is not being edited here. */
  writing: Writing | null;
  /** Other sites load only once I use them. */
  waits?: boolean;
  /** Who is in a private area. */
  within?: PeopleWithin;
}

/** An element at one pixel per unit; the floor scales it. */
export function ElementView({ element, writing, waits = false, within = NOBODY_WITHIN }: ElementViewProps) {
  const { data, creatorName, width, height } = element;
  switch (data.type) {
    case "note":
      return <NoteView data={data} author={creatorName} size={{ w: width, h: height }} writing={writing} />;
    case "text":
      return <TextView data={data} size={{ w: width, h: height }} writing={writing} />;
    case "image":
      return <PictureView data={data} />;
    // It plays on the floor only, where the room is.
    case "video":
      return <VideoStill data={data} />;
    case "pdf":
      return <PdfView data={data} width={width} />;
    case "iframe":
      return <PageView key={data.url} data={data} use={writing} waits={waits} />;
    // Its picture is drawn on the floor only, where its sharer is known.
    case "screen_share":
      return <ScreenStill />;
    case "spawn_spot":
      return <SpotView />;
    case "private_area":
      return <AreaView data={data} within={within} />;
    default:
      return unreachable(data);
  }
}

function PictureView({ data }: { data: ElementData & { type: "image" } }) {
  const say = useTexts(elementTexts);
  return (
    <span className={styles["picture"]}>
      {data.url === "" ? null : <img src={data.url} alt={say("thingPicture")} draggable={false} decoding="async" />}
    </span>
  );
}

function SpotView() {
  const say = useTexts(elementTexts);
  return (
    <span className={styles["spot"]}>
      <IconMapPinFilled size={36} aria-hidden />
      <b>{say("arriveHere")}</b>
    </span>
  );
}
