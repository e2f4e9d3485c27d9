import type { ElementData } from "@atrium/contract";
import type { Extent } from "../../map/camera.ts";
import { NOTE_COLORS } from "../kinds.ts";
import { LinkedWords } from "../links/LinkedWords.tsx";
import styles from "./elementView.module.css";
import { useFittingText } from "./useFittingText.ts";
import { WritingField } from "./WritingField.tsx";
import type { Writing } from "./writing.ts";

interface NoteViewProps {
  data: ElementData & { type: "note" };
  author: string;
  size: Extent;
  writing: Writing | null;
}

/** The smallest font on a note, in units. */
const LEAST = 9;

/** A note. Its text fills it, then shrinks. */
export function NoteView({ data, author, size, writing }: NoteViewProps) {
  const { content, fontSize, bgColor } = data;
  return (
    <span className={styles["note"]} style={{ backgroundColor: bgColor ?? NOTE_COLORS[0] }}>
      {writing === null ? (
        <Words content={content} fontSize={fontSize} size={size} />
      ) : (
        <WritingField content={content} fontSize={fontSize} least={LEAST} size={size} writing={writing} />
      )}
      {/* The element's accessible name already says it. */}
      <small aria-hidden> {author}</small>
    </span>
  );
}

function Words({ content, fontSize, size }: { content: string; fontSize: number; size: Extent }) {
  const words = useFittingText<HTMLSpanElement>({ content, fontSize, least: LEAST, ...size });
  return (
    <span ref={words} className={styles["words"]} dir="auto">
      <LinkedWords content={content} />
    </span>
  );
}
