import { errorText } from "@atrium/contract";
import { IconAlertCircle, IconPhoto, IconRefresh, IconX } from "@tabler/icons-react";
import { useStore } from "zustand";
import { isGoingUp, mayGoAgain, type Attaching } from "../../chat/index.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { usePercent } from "../../platform/i18n/usePercent.ts";
import { isNoPicture, type PictureQueue } from "./pictureQueue.ts";
import styles from "./picturesComing.module.css";
import { elementTexts } from "./texts.ts";

/** Picture uploads, each with its progress or error. Renders nothing without uploads. */
export function PicturesComing({ pictures }: { pictures: PictureQueue }) {
  const say = useTexts(elementTexts);
  const { files } = useStore(pictures.uploads.state);
  if (files.length === 0) return null;
  return (
    <section className={styles["card"]} aria-label={say("uploads")}>
      <header>
        <b>{say("adding", { count: files.length })}</b>
        <button type="button" onClick={() => pictures.cancelAll()}>
          {say("cancelAll")}
        </button>
      </header>
      <ul>
        {files.map((each) => (
          <Coming key={each.id} coming={each} pictures={pictures} />
        ))}
      </ul>
    </section>
  );
}

function Coming({ coming, pictures }: { coming: Attaching; pictures: PictureQueue }) {
  const say = useTexts(elementTexts);
  const percentOf = usePercent();
  const waitsFor = useStore(pictures.waits, (waits) => waits[coming.id]);
  const { id, file, share, refused, preview } = coming;
  const { name } = file;
  const percent = Math.round(share * 100);
  return (
    <li data-refused={refused !== null}>
      {refused !== null ? (
        <IconAlertCircle size={20} stroke={1.75} aria-hidden />
      ) : preview === null ? (
        <IconPhoto size={20} stroke={1.75} aria-hidden />
      ) : (
        <img src={preview} alt="" />
      )}
      <span className={styles["name"]}>
        <b dir="auto">{name}</b>
        {waitsFor !== undefined ? (
          <small role="status">{say("waitsFor", { room: waitsFor })}</small>
        ) : refused === null ? (
          <progress max={100} value={percent} aria-label={say("uploading", { percent })} />
        ) : (
          <small role="alert">{isNoPicture(refused) ? say("onlyPictures") : errorText(refused, currentLocale())}</small>
        )}
      </span>
      {isGoingUp(coming) ? <span className={styles["percent"]}>{percentOf(percent)}</span> : null}
      {mayGoAgain(coming) ? (
        <button type="button" aria-label={say("again", { name })} onClick={() => pictures.uploads.again(id)}>
          <IconRefresh size={18} stroke={1.75} aria-hidden />
        </button>
      ) : null}
      <button type="button" aria-label={say("cancelFile", { name })} onClick={() => pictures.uploads.remove(id)}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </li>
  );
}
