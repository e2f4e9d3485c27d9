import { Button } from "@mantine/core";
import { IconArrowRight, IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { copyOrShow } from "../../ui/copyOrShow.ts";
import { Face } from "../../ui/Face.tsx";
import styles from "./audit.module.css";
import { plainText, type AuditLine } from "./auditModel.ts";
import { auditTexts } from "./texts.ts";

/** One entry; pressed, it says all that is known of it. */
export function AuditRow({ line }: { line: AuditLine }) {
  const say = useTexts(auditTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { at, day, time, who, what, where, from } = line;
  return (
    <>
      {day === null ? null : <h2 className={styles["day"]}>{day}</h2>}
      <div className={styles["row"]} data-open={isOpen}>
        <time dateTime={at}>{time}</time>
        <span className={styles["who"]}>
          {who.look === null ? <i className={styles["noFace"]} /> : <Face look={who.look} size={24} />}
          <b>{who.name}</b>
        </span>
        <span className={styles["what"]}>
          {what.map(({ text, isName }, index) => (isName ? <b key={index}>{text}</b> : text))}
        </span>
        <span className={styles["where"]}>{where}</span>
        <span className={styles["from"]}>{from}</span>
        <button
          type="button"
          className={styles["unfold"]}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={say("details", { what: plainText(what) })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={16} aria-hidden />
        </button>
        <div id={id} className={styles["more"]} hidden={!isOpen}>
          {isOpen ? <Details line={line} /> : null}
        </div>
      </div>
    </>
  );
}

function Details({ line: { full, who, roles, text } }: { line: AuditLine }) {
  const say = useTexts(auditTexts);
  return (
    <>
      {roles === null ? null : (
        <span className={styles["roles"]}>
          <em>{roles.from}</em>
          <IconArrowRight size={16} aria-label={say("becomes")} />
          <em>{roles.to}</em>
        </span>
      )}
      <span className={styles["facts"]}>
        {full}
        {who.email === "" ? null : <bdi>{who.email}</bdi>}
      </span>
      <Button variant="quiet" size="sm" onClick={() => void copyOrShow(text, say("entryCopied"))}>
        {say("copyEntry")}
      </Button>
    </>
  );
}
