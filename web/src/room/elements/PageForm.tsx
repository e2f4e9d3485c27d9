import { IconArrowLeft, IconLink } from "@tabler/icons-react";
import { useId, useState, type FormEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./addPanel.module.css";
import { pageTyped } from "./pageAddress.ts";
import { elementTexts } from "./texts.ts";

interface PageFormProps {
  add: (url: string) => void;
  back: () => void;
}

/** Where the address of a page is typed or pasted. */
export function PageForm({ add, back }: PageFormProps) {
  const say = useTexts(elementTexts);
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const problem = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const url = pageTyped(typed);
    if (url === null) return setIsWrong(true);
    add(url);
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
          aria-label={say("pageLink")}
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
          {say("badPage")}
        </small>
      ) : null}
    </form>
  );
}

const focusFirst = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });
