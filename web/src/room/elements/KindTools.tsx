import { bounds } from "@atrium/contract";
import type { RoomElement } from "@atrium/contract";
import { IconArrowAutofitWidth } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { GlassTip } from "../../ui/Glass.tsx";
import styles from "./elementBar.module.css";
import { NOTE_COLORS, NOTE_SIZES, TEXT_SIZES } from "./kinds.ts";
import { PictureLinkField } from "./links/PictureLinkField.tsx";
import { PdfPager } from "./pdf/PdfPager.tsx";
import { elementTexts } from "./texts.ts";
import type { RoomElements } from "./useElements.ts";
import { VideoTools } from "./video/VideoTools.tsx";

interface KindToolsProps {
  element: RoomElement;
  elements: RoomElements;
}

/** Tools of one kind only: note colours, font size, pages, a picture's link. */
export function KindTools({ element, elements }: KindToolsProps) {
  const { data } = element;
  const { acts } = elements;
  if (data.type === "video") return <VideoTools element={element} data={data} elements={elements} />;
  if (data.type === "pdf") return <PdfPager element={element} elements={elements} />;
  if (data.type === "image")
    return <PictureLinkField key={element.id} link={data.link} choose={(link) => acts.change(element, { link })} />;
  if (data.type === "private_area")
    return <AreaName key={data.name} name={data.name} choose={(name) => acts.change(element, { name })} />;
  if (data.type !== "note" && data.type !== "text") return null;
  const sizes: readonly number[] = data.type === "note" ? NOTE_SIZES : TEXT_SIZES;
  return (
    <>
      {data.type === "note" ? (
        <Colours chosen={data.bgColor ?? NOTE_COLORS[0]} choose={(bgColor) => acts.change(element, { bgColor })} />
      ) : (
        <Colours hasNone chosen={data.bgColor} choose={(bgColor) => acts.change(element, { bgColor })} />
      )}
      <LetterSize size={data.fontSize} sizes={sizes} choose={(fontSize) => acts.change(element, { fontSize })} />
      {data.type === "text" ? (
        <Fluid isOn={data.isFluidWidth} turn={(isFluidWidth) => acts.change(element, { isFluidWidth })} />
      ) : null}
    </>
  );
}

function Fluid({ isOn, turn }: { isOn: boolean; turn: (isOn: boolean) => void }) {
  const say = useTexts(elementTexts);
  return (
    <GlassTip label={say("fluidWidth")}>
      <button type="button" aria-label={say("fluidWidth")} aria-pressed={isOn} onClick={() => turn(!isOn)}>
        <IconArrowAutofitWidth size={20} stroke={1.75} aria-hidden />
      </button>
    </GlassTip>
  );
}

interface ColoursProps {
  /** Whether there may be none: null. */
  hasNone?: boolean;
  chosen: string | null;
  choose: (color: string | null) => void;
}

function Colours({ hasNone = false, chosen, choose }: ColoursProps) {
  const say = useTexts(elementTexts);
  return (
    <span className={styles["colours"]}>
      {hasNone ? (
        <button
          type="button"
          className={`${styles["colour"]} ${styles["none"]}`}
          aria-label={say("colour", { name: say("colourNone") })}
          aria-pressed={chosen === null}
          onClick={() => choose(null)}
        />
      ) : null}
      {NOTE_COLORS.map((color, at) => (
        <button
          key={color}
          type="button"
          className={styles["colour"]}
          style={{ "--colour": color } as Record<`--${string}`, string>}
          aria-label={say("colour", { name: say(`colour${at as 0 | 1 | 2 | 3 | 4 | 5}`) })}
          aria-pressed={color.toLowerCase() === chosen?.toLowerCase()}
          onClick={() => choose(color)}
        />
      ))}
    </span>
  );
}

/** Saved on Enter and when the field loses the focus. */
function AreaName({ name, choose }: { name: string; choose: (name: string) => void }) {
  const say = useTexts(elementTexts);
  return (
    <input
      className={styles["areaName"]}
      aria-label={say("areaName")}
      placeholder={say("areaName")}
      maxLength={bounds.areaName.max}
      defaultValue={name}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value.trim() !== name) choose(currentTarget.value.trim());
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter") event.currentTarget.blur();
      }}
    />
  );
}

interface LetterSizeProps {
  size: number;
  sizes: readonly number[];
  choose: (size: number) => void;
}

function LetterSize({ size, sizes, choose }: LetterSizeProps) {
  const say = useTexts(elementTexts);
  const offered = sizes.includes(size) ? sizes : [...sizes, size].toSorted((a, b) => a - b);
  return (
    <select
      className={styles["letters"]}
      aria-label={say("fontSize")}
      value={size}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    >
      {offered.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  );
}
