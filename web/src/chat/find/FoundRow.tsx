import type { FoundMessage } from "@atrium/contract";
import { IconPaperclip } from "@tabler/icons-react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { chatTexts } from "../texts.ts";
import styles from "./FindView.module.css";
import { placeOf, whenOf } from "./foundNote.ts";
import { FoundText } from "./FoundText.tsx";
import { findTexts } from "./texts.ts";

const NOBODY = { avatarUrl: null, avatarAppearance: "letter", palette: "" };

interface FoundRowProps {
  id: string;
  found: FoundMessage;
  isActive: boolean;
  point: () => void;
  open: () => void;
}

/** A search result: author, chat, time, and the text around the match. */
export function FoundRow({ id, found, isActive, point, open }: FoundRowProps) {
  const say = useTexts(findTexts);
  const chat = useTexts(chatTexts);
  const { author, excerpt, hits, attachments, createdAt } = found;
  const name = author?.name ?? chat("deletedUser");
  const [file] = attachments;
  return (
    // The focus stays in the field, which references the selected row.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles["found"]}
      onPointerMove={point}
      onClick={open}
    >
      <Face look={author ?? { ...NOBODY, name }} size={24} />
      <p className={styles["head"]}>
        <b dir="auto">{name}</b>
        <span dir="auto">{placeOf(found, say)}</span>
        <time dateTime={createdAt}>{whenOf(Date.parse(createdAt), currentLocale())}</time>
      </p>
      {excerpt === "" ? null : (
        <p className={styles["excerpt"]} dir="auto">
          <FoundText text={excerpt} hits={hits} />
        </p>
      )}
      {file === undefined ? null : (
        <p className={styles["file"]}>
          <IconPaperclip size={14} stroke={1.75} aria-hidden />
          <span dir="auto">{file.name}</span>
        </p>
      )}
    </div>
  );
}
