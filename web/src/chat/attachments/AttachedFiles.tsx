import { errorText } from "@atrium/contract";
import { IconFileText, IconRefresh, IconX } from "@tabler/icons-react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./AttachedFiles.module.css";
import { isGoingUp, mayGoAgain, type Attaching } from "./attaching.ts";
import { attachmentTexts } from "./texts.ts";
import type { AttachingHands } from "./useAttachings.ts";

/** The files of the message being written: their progress, and what went wrong. */
export function AttachedFiles({ files, again, remove }: Pick<AttachingHands, "files" | "again" | "remove">) {
  const say = useTexts(attachmentTexts);
  if (files.length === 0) return null;
  return (
    <ul className={styles["files"]} aria-label={say("attached")}>
      {files.map((each) => (
        <AttachedFile
          key={each.id}
          attaching={each}
          again={mayGoAgain(each) ? () => again(each.id) : null}
          remove={() => remove(each.id)}
        />
      ))}
    </ul>
  );
}

interface AttachedFileProps {
  attaching: Attaching;
  /** Null: it would be refused again. */
  again: (() => void) | null;
  remove: () => void;
}

function AttachedFile({ attaching, again, remove }: AttachedFileProps) {
  const say = useTexts(attachmentTexts);
  const { file, preview, share, refused } = attaching;
  const percent = Math.round(share * 100);
  return (
    <li className={styles["file"]} data-refused={refused !== null}>
      {preview === null ? <IconFileText size={22} stroke={1.5} aria-hidden /> : <img src={preview} alt="" />}
      <span className={styles["name"]}>
        <b dir="auto">{file.name}</b>
        {isGoingUp(attaching) ? (
          <progress max={100} value={percent} aria-label={say("uploading", { percent })} />
        ) : refused === null ? null : (
          <small role="alert">{errorText(refused, currentLocale())}</small>
        )}
      </span>
      {again === null ? null : (
        <button type="button" aria-label={say("again", { name: file.name })} onClick={again}>
          <IconRefresh size={16} stroke={1.75} aria-hidden />
        </button>
      )}
      <button type="button" aria-label={say("remove", { name: file.name })} onClick={remove}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </li>
  );
}
