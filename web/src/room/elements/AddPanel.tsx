import { IMAGE_TYPES, PDF_TYPE, type ElementData, type ElementType } from "@atrium/contract";
import { useRef, useState, type MouseEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import type { MapController } from "../map/mapController.ts";
import { FromPhone } from "./FromPhone.tsx";
import styles from "./addPanel.module.css";
import { KINDS } from "./kinds.ts";
import { LinkField, type LinkKind } from "./LinkField.tsx";
import { MOST_AT_ONCE } from "./pictureQueue.ts";
import { elementTexts } from "./texts.ts";
import type { RoomElements } from "./useElements.ts";
import { useAddable } from "./useAddable.ts";
import { useMostElements } from "./useMostElements.ts";
import { useCounted } from "./useSeen.ts";

export interface AddPanelProps {
  elements: RoomElements;
  controller: MapController;
  isPhone: boolean;
  close: () => void;
}

/** The kinds of elements to add. With a mouse they are placed by a click; otherwise in the middle of the view. */
export function AddPanel({ elements, controller, isPhone, close }: AddPanelProps) {
  const say = useTexts(elementTexts);
  const files = useRef<HTMLInputElement>(null);
  const kinds = useAddable(elements);
  const link = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<LinkKind | null>(null);
  const takesLinks = kinds.includes("video") || kinds.includes("iframe");
  const middle = () => controller.bearings.toFloor(controller.bearings.middle());
  const addFiles = (chosen: readonly File[]) => {
    close();
    if (!elements.pictures.add(chosen, middle())) showToast({ text: say("tooMany", { count: MOST_AT_ONCE }) });
  };
  const addLink = (data: ElementData) => {
    close();
    elements.desk.add({ data, size: KINDS[data.type].size }, middle());
  };
  const choose = (type: ElementType, event: MouseEvent) => {
    const { start, size } = KINDS[type];
    if (type === "iframe" || type === "video") {
      setAsked(type);
      return link.current?.focus({ preventScroll: true });
    }
    if (start === null) return openFiles(files.current, type === "pdf" ? "pdf" : "pictures");
    close();
    if (isPhone || !isByMouse(event)) return elements.desk.add({ data: start, size }, middle());
    elements.desk.carry({ type, data: start, size });
    controller.gesture({ type: "carry" });
  };
  return (
    <div className={styles["panel"]} data-phone={isPhone}>
      {takesLinks ? <LinkField kind={asked} field={link} isPhone={isPhone} kinds={kinds} add={addLink} /> : null}
      <div className={styles["kinds"]} role="group" aria-label={say("add")}>
        {kinds.map((type) => (
          <Kind key={type} type={type} isAsked={type === asked} choose={choose} />
        ))}
      </div>
      {isPhone && kinds.includes("image") ? <FromPhone open={(how) => openFiles(files.current, how)} /> : null}
      <input
        ref={files}
        type="file"
        accept={TAKEN}
        multiple
        hidden
        aria-label={say("files")}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          if (chosen.length > 0) addFiles(chosen);
        }}
      />
      <p className={styles["foot"]}>
        <span>{kinds.includes("image") && !isPhone ? say("drop") : say("lands")}</span>
        <Count elements={elements} />
      </p>
    </div>
  );
}

const TAKEN = [...IMAGE_TYPES, PDF_TYPE].join(",");

function openFiles(field: HTMLInputElement | null, how: "pdf" | "pictures" | "photo"): void {
  if (field === null) return;
  field.accept = how === "pdf" ? PDF_TYPE : IMAGE_TYPES.join(",");
  if (how === "photo") field.setAttribute("capture", "environment");
  else field.removeAttribute("capture");
  field.click();
}

/** Keyboard and touch have no pointer to carry an element. */
const isByMouse = ({ nativeEvent, detail }: MouseEvent): boolean =>
  detail > 0 && (!("pointerType" in nativeEvent) || nativeEvent.pointerType === "mouse");

/** How many elements are here, and how many there may be. */
function Count({ elements }: Pick<AddPanelProps, "elements">) {
  const say = useTexts(elementTexts);
  const count = useCounted(elements);
  const most = useMostElements(elements);
  return (
    <span data-full={most !== null && count >= most}>
      {most === null ? say("here", { count }) : say("used", { count, most })}
    </span>
  );
}

interface KindProps {
  type: ElementType;
  /** Whether the field for its link is open. */
  isAsked: boolean;
  choose: (type: ElementType, event: MouseEvent) => void;
}

function Kind({ type, isAsked, choose }: KindProps) {
  const say = useTexts(elementTexts);
  const { Icon, label } = KINDS[type];
  return (
    <button type="button" data-asked={isAsked} onClick={(event) => choose(type, event)}>
      <Icon size={24} stroke={1.75} aria-hidden />
      {say(label)}
    </button>
  );
}
