import type { ChatAttachment } from "@atrium/contract";
import { IconFileText } from "@tabler/icons-react";
import { useState, type CSSProperties } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./Attachments.module.css";
import { fileSize } from "./fileSize.ts";
import { attachmentTexts } from "./texts.ts";

/** The files of a message: pictures as such, others by name and size. */
export function Attachments({ attachments }: { attachments: readonly ChatAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <div className={styles["attachments"]}>
      {attachments.map((each) =>
        each.size === null ? (
          <OtherFile key={each.url} attachment={each} />
        ) : (
          <Picture key={each.url} attachment={each} size={each.size} />
        ),
      )}
    </div>
  );
}

/** Its place is kept before it has come: nothing moves then. */
function Picture({ attachment, size }: { attachment: ChatAttachment; size: { w: number; h: number } }) {
  const say = useTexts(attachmentTexts);
  const [isGone, setIsGone] = useState(false);
  const { url, name, dominantColor } = attachment;
  if (isGone) return <p className={styles["gone"]}>{say("gone")}</p>;
  const place = {
    "--ratio": `${size.w} / ${size.h}`,
    "--wide": `${size.w}px`,
    "--tone": dominantColor ?? "transparent",
  };
  return (
    <a className={styles["picture"]} href={url} target="_blank" rel="noreferrer" aria-label={say("open", { name })}>
      <img src={url} alt={name} loading="lazy" style={place as CSSProperties} onError={() => setIsGone(true)} />
    </a>
  );
}

function OtherFile({ attachment: { url, name, bytes, pages } }: { attachment: ChatAttachment }) {
  const say = useTexts(attachmentTexts);
  const { unit, size } = fileSize(bytes, currentLocale());
  return (
    <a className={styles["file"]} href={url} download={name} aria-label={say("download", { name })}>
      <IconFileText size={24} stroke={1.5} aria-hidden />
      <span>
        <b dir="auto">{name}</b>
        <small>
          {say(unit, { size })}
          {pages === null ? null : ` · ${say("pages", { count: pages })}`}
        </small>
      </span>
    </a>
  );
}
