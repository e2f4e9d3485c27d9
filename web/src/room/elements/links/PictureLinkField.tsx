import { useId, useState } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { elementTexts } from "../texts.ts";
import styles from "./links.module.css";
import { webLinkTyped } from "./webLinkTyped.ts";

interface PictureLinkFieldProps {
  link: string | null;
  choose: (link: string | null) => void;
}

/** The page a picture opens; an empty field takes it away. Saved on Enter and when the field loses the focus. */
export function PictureLinkField({ link, choose }: PictureLinkFieldProps) {
  const say = useTexts(elementTexts);
  /** What is typed and not saved; null: the link as it is, whoever changes it. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const problem = useId();
  const keep = (typed: string) => {
    const found = typed === (link ?? "") ? { link } : webLinkTyped(typed);
    setIsWrong(found === null);
    if (found === null) return;
    setDraft(null);
    if (found.link !== link) choose(found.link);
  };
  return (
    <span className={styles["field"]}>
      <input
        type="url"
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        value={draft ?? link ?? ""}
        placeholder={say("pictureLink")}
        aria-label={say("pictureLink")}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problem : undefined}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value);
          setIsWrong(false);
        }}
        onBlur={({ currentTarget }) => keep(currentTarget.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Enter") keep(event.currentTarget.value);
          if (event.key === "Escape") event.currentTarget.value = link ?? "";
          if (event.key === "Escape") event.currentTarget.blur();
        }}
      />
      {isWrong ? (
        <small id={problem} role="alert">
          {say("badPictureLink")}
        </small>
      ) : null}
    </span>
  );
}
