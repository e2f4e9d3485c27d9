import type { ElementData } from "@atrium/contract";
import { useTexts } from "../../../platform/i18n/texts.ts";
import type { Extent } from "../../map/camera.ts";
import { LinkedWords } from "../links/LinkedWords.tsx";
import { elementTexts } from "../texts.ts";
import styles from "./elementView.module.css";
import { useFittingText } from "./useFittingText.ts";
import { WritingField } from "./WritingField.tsx";
import type { Writing } from "./writing.ts";

interface TextViewProps {
  data: ElementData & { type: "text" };
  size: Extent;
  writing: Writing | null;
}

const LEAST = 10;

/** Text directly on the floor, with a shadow that keeps it readable on any. */
export function TextView({ data, size, writing }: TextViewProps) {
  const say = useTexts(elementTexts);
  const { content, fontSize, bgColor } = data;
  const words = useFittingText<HTMLSpanElement>({ content, fontSize, least: LEAST, ...size });
  return (
    <span className={styles["text"]} data-paper={bgColor !== null} style={{ backgroundColor: bgColor ?? undefined }}>
      {writing === null ? (
        <span ref={words} className={styles["words"]} dir="auto" data-empty={content === ""}>
          {content === "" ? say("text") : <LinkedWords content={content} />}
        </span>
      ) : (
        <WritingField content={content} fontSize={fontSize} least={LEAST} size={size} writing={writing} />
      )}
    </span>
  );
}
