import type { ElementData, ElementType } from "@atrium/contract";
import { IconClipboard, IconLink } from "@tabler/icons-react";
import { useId, useState, type FormEvent, type RefObject } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./addPanel.module.css";
import { linkTyped, videoTyped } from "./linkTyped.ts";
import { elementTexts } from "./texts.ts";
import { videoTexts } from "./video/texts.ts";

/** What a link can become. */
export type LinkKind = "iframe" | "video";

interface LinkFieldProps {
  /** What the link must become; null if any kind will do. */
  kind: LinkKind | null;
  field: RefObject<HTMLInputElement | null>;
  /** On a phone a button pastes the link, and the keyboard does not open by itself. */
  isPhone: boolean;
  kinds: readonly ElementType[];
  add: (data: ElementData) => void;
}

/** Where the link of a video or a page is pasted or typed. */
export function LinkField({ kind, field, isPhone, kinds, add }: LinkFieldProps) {
  const say = useTexts(elementTexts);
  const sayVideo = useTexts(videoTexts);
  const isVideo = kind === "video";
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const problem = useId();
  const put = (words: string) => {
    const data = isVideo ? videoTyped(words) : linkTyped(words);
    if (data === null || !kinds.includes(data.type)) return setIsWrong(true);
    add(data);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    put(typed);
  };
  const type = (words: string) => {
    setTyped(words);
    setIsWrong(false);
  };
  return (
    <form className={styles["page"]} onSubmit={submit} noValidate>
      <span className={styles["link"]}>
        <IconLink size={18} stroke={1.75} aria-hidden />
        <input
          ref={field}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={typed}
          dir={typed === "" ? undefined : "ltr"}
          placeholder={kind === null ? say(isPhone ? "pasteShort" : "pasteLink") : "https://"}
          aria-label={isVideo ? sayVideo("link") : kind === null ? say("pasteLink") : say("pageLink")}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problem : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {typed === "" && isPhone ? <Paste take={type} /> : null}
        {typed === "" ? null : <button type="submit">{say("add")}</button>}
      </span>
      {isWrong ? (
        <small id={problem} role="alert">
          {isVideo ? sayVideo("badLink") : say("badPage")}
        </small>
      ) : null}
    </form>
  );
}

/** Browsers ask before a page may read the clipboard; without permission the link is typed. */
function Paste({ take }: { take: (words: string) => void }) {
  const say = useTexts(elementTexts);
  const paste = () => {
    navigator.clipboard.readText().then(take, () => undefined);
  };
  return (
    <button type="button" className={styles["paste"]} onClick={paste}>
      <IconClipboard size={18} stroke={1.75} aria-hidden />
      {say("paste")}
    </button>
  );
}
