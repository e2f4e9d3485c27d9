import type { ChatAttachment } from "@atrium/contract";
import { IconDownload, IconFileTypePdf } from "@tabler/icons-react";
import { useState, type CSSProperties } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./Attachments.module.css";
import { fileSize } from "./fileSize.ts";
import { useOpenPicture } from "../viewer/openPicture.ts";
import { attachmentTexts } from "./texts.ts";

/** The files of a message: pictures inline, others by name and size. */
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

/** Its space is reserved before it loads, so nothing moves. */
function Picture({ attachment, size }: { attachment: ChatAttachment; size: { w: number; h: number } }) {
  const say = useTexts(attachmentTexts);
  const open = useOpenPicture();
  const [isGone, setIsGone] = useState(false);
  const { url, name, dominantColor } = attachment;
  if (isGone) return <p className={styles["gone"]}>{say("gone")}</p>;
  const place = {
    "--ratio": `${size.w} / ${size.h}`,
    "--wide": `${size.w}px`,
    "--tone": dominantColor ?? "transparent",
  };
  return (
    <a
      className={styles["picture"]}
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={say("open", { name })}
      onClick={(event) => {
        if (open === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open(url);
      }}
    >
      <img src={url} alt={name} loading="lazy" style={place as CSSProperties} onError={() => setIsGone(true)} />
    </a>
  );
}

function OtherFile({ attachment: { url, name, bytes, pages } }: { attachment: ChatAttachment }) {
  const say = useTexts(attachmentTexts);
  const { unit, size } = fileSize(bytes, currentLocale());
  return (
    <a className={styles["file"]} href={url} download={name} aria-label={say("download", { name })}>
      <i className={styles["kind"]}>
        <IconFileTypePdf size={22} stroke={1.75} aria-hidden />
      </i>
      <span>
        <b dir="auto">{name}</b>
        <small>
          {pages === null ? null : `${say("pages", { count: pages })}, `}
          {say(unit, { size })}
        </small>
      </span>
      <IconDownload size={18} stroke={1.75} aria-hidden />
    </a>
  );
}
