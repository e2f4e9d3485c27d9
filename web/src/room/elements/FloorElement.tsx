import type { AccountId, RoomElement } from "@atrium/contract";
import { memo, type FocusEvent, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { Bearings } from "../map/bearings.ts";
import type { TileLayer } from "../map/screens/tileLayer.ts";
import { changed } from "./elementChange.ts";
import { boxOf } from "./elementDesk.ts";
import { boxStyle } from "./boxStyle.ts";
import styles from "./elements.module.css";
import { ElementFrame } from "./ElementFrame.tsx";
import { ElementMarks } from "./ElementMarks.tsx";
import { fluidSize } from "./fluidSize.ts";
import { hasLinks } from "./links/LinkedWords.tsx";
import { PictureLink } from "./links/PictureLink.tsx";
import pdf from "./pdf/pdf.module.css";
import { PdfPager } from "./pdf/PdfPager.tsx";
import { useRead } from "./pdf/usePages.ts";
import { ScreenOver } from "./screen/ScreenOver.tsx";
import { ScreenView } from "./screen/ScreenView.tsx";
import { useSharer } from "./screen/useSharer.ts";
import { elementTexts } from "./texts.ts";
import { thingSpoken } from "./thingName.ts";
import { tilt } from "./tilt.ts";
import type { RoomElements } from "./useElements.ts";
import { usePeopleWithin } from "./usePeopleWithin.ts";
import { useDesk, useSeen } from "./useSeen.ts";
import { useElementVideo } from "./video/useElementVideo.ts";
import type { Video } from "./video/useVideo.ts";
import { VideoPlay } from "./video/VideoPlay.tsx";
import { VideoStill, VideoView } from "./video/VideoView.tsx";
import { ElementView } from "./views/ElementView.tsx";
import type { Writing } from "./views/writing.ts";

export interface FloorElementProps {
  id: string;
  elements: RoomElements;
  bearings: Bearings;
  isPhone: boolean;
  /** Ties a shared screen to its sharer, */
  tie: TileLayer["tie"];
  /** and shows it over the whole window. */
  expand: (accountId: AccountId) => void;
}

/** An element at its position, with its frame if I have selected it. */
export const FloorElement = memo(function FloorElement(props: FloorElementProps) {
  const element = useSeen(props.elements, props.id);
  const isViewed = useDesk(props.elements, ({ viewed }) => viewed === props.id);
  if (element === null) return null;
  if (element.data.type === "video")
    return <Playing {...props} element={element} data={element.data} isViewed={isViewed} />;
  if (element.data.type === "screen_share") return <Screen {...props} element={element} />;
  return <Lying {...props} element={element} />;
});

/** Hidden as soon as sharing ends, before its element is removed. */
function Screen(props: LyingProps) {
  const { element, elements, expand } = props;
  const tie = elements.maker()?.room.type === "spatial" ? props.tie : null;
  const sharer = useSharer(elements, element);
  if (sharer?.sharesScreen !== true) return null;
  return (
    <Lying
      {...props}
      view={<ScreenView sharer={sharer} />}
      over={<ScreenOver element={element} sharer={sharer} tie={tie} expand={expand} />}
    />
  );
}

interface LyingProps extends FloorElementProps {
  element: RoomElement;
  /** Instead of the usual view of its kind, */
  view?: ReactNode;
  /** and what belongs to it and has the same size at every zoom. */
  over?: ReactNode;
}

/** A video in full view does not play on the floor as well. Its element stays mounted to get the focus back. */
function Playing({ data, isViewed, ...props }: LyingProps & { data: Video; isViewed: boolean }) {
  const video = useElementVideo({ ...props, data });
  const { element } = props;
  if (isViewed) return <Lying {...props} view={<VideoStill data={data} />} />;
  return (
    <Lying
      {...props}
      view={<VideoView video={video} data={data} />}
      over={<VideoPlay element={element} data={data} video={video} />}
    />
  );
}

function Lying({ element, elements, bearings, isPhone, view, over }: LyingProps) {
  const { id } = element;
  const isChosen = useDesk(elements, ({ chosen }) => chosen.includes(id));
  const isAlone = useDesk(elements, ({ chosen }) => chosen.length === 1);
  const isWritten = useDesk(elements, ({ written }) => written === id);
  return (
    <div className={styles["thing"]} role="listitem">
      <Thing
        element={element}
        elements={elements}
        isChosen={isChosen}
        isWritten={isWritten}
        view={view}
        show={() => bearings.show(boxOf(element))}
      />
      {over}
      <PictureLink element={element} />
      <ElementMarks element={element} elements={elements} />
      {element.data.type === "pdf" && !(isChosen && isAlone) ? (
        <span className={pdf["below"]} style={boxStyle(boxOf(element))} data-keeps-pointer>
          <PdfPager element={element} elements={elements} />
        </span>
      ) : null}
      {!isChosen ? null : isAlone ? (
        <ElementFrame element={element} elements={elements} bearings={bearings} isPhone={isPhone} />
      ) : (
        <span className={styles["ring"]} style={boxStyle(boxOf(element))} data-kind={element.data.type} />
      )}
    </div>
  );
}

const written = (element: RoomElement, content: string): RoomElement => changed(element, { data: { content } });

interface ThingProps {
  element: RoomElement;
  elements: RoomElements;
  isChosen: boolean;
  isWritten: boolean;
  view: ReactNode;
  /** Scrolls it into view. */
  show: () => void;
}

function Thing({ element, elements, isChosen, isWritten, view, show }: ThingProps) {
  const say = useTexts(elementTexts);
  const within = usePeopleWithin(elements, element);
  const { desk, own } = elements;
  const { id, data } = element;
  const seen = useRead(element, elements);
  // A button has nothing in it that can be pressed.
  const isGroup = isWritten || hasLinks(element);
  const writing: Writing = {
    type: (content) => own.change(id, { data: { content }, ...fluidSize(written(element, content)) }),
    end: () => desk.endWriting(),
  };
  const chooseTabbed = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    // A press selects by itself, and tells a drag from a click.
    if (!currentTarget.matches(":focus-visible")) return;
    show();
    if (!isChosen) desk.choose(id);
  };
  return (
    <div
      className={styles["lying"]}
      style={boxStyle(boxOf(element))}
      role={isGroup ? "group" : "button"}
      tabIndex={isWritten ? -1 : 0}
      aria-label={thingSpoken(element, say)}
      aria-pressed={isGroup ? undefined : isChosen}
      aria-current={isGroup && isChosen ? true : undefined}
      aria-keyshortcuts={isGroup && !isWritten ? "Enter Space" : undefined}
      data-element={id}
      data-kind={data.type}
      data-chosen={isChosen}
      onFocus={chooseTabbed}
    >
      <span className={styles["leaf"]} style={{ rotate: isChosen ? "0deg" : tilt(element) }}>
        {view ?? (
          <ElementView
            element={seen}
            writing={isWritten ? writing : null}
            waits={elements.maker()?.role === "SPACE_GUEST"}
            within={within}
          />
        )}
      </span>
    </div>
  );
}
