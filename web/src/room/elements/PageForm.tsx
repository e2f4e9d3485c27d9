import type { ElementData } from "@atrium/contract";
import { IconArrowLeft, IconLink } from "@tabler/icons-react";
import { useId, useState, type FormEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./addPanel.module.css";
import { linkTyped, videoTyped } from "./linkTyped.ts";
import { elementTexts } from "./texts.ts";
import { videoTexts } from "./video/texts.ts";

interface PageFormProps {
  /** Of a page, or of a video. */
  kind: "iframe" | "video";
  add: (data: ElementData) => void;
  back: () => void;
}

/** Where the address of a page or a video is typed or pasted. */
export function PageForm({ kind, add, back }: PageFormProps) {
  const say = useTexts(elementTexts);
  const sayVideo = useTexts(videoTexts);
  const isVideo = kind === "video";
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const problem = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const data = isVideo ? videoTyped(typed) : linkTyped(typed);
    if (data === null) return setIsWrong(true);
    add(data);
  };
  return (
    <form className={styles["page"]} onSubmit={submit} noValidate>
      <span className={styles["link"]}>
        <button type="button" aria-label={say("toKinds")} onClick={back}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden />
        </button>
        <IconLink size={18} stroke={1.75} aria-hidden />
        <input
          ref={focusFirst}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={typed}
          dir="ltr"
          placeholder="https://"
          aria-label={isVideo ? sayVideo("link") : say("pageLink")}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problem : undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setIsWrong(false);
          }}
        />
        <button type="submit">{say("add")}</button>
      </span>
      {isWrong ? (
        <small id={problem} role="alert">
          {isVideo ? sayVideo("badLink") : say("badPage")}
        </small>
      ) : null}
    </form>
  );
}

const focusFirst = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });
