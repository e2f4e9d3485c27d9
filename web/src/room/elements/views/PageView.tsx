import type { ElementData } from "@atrium/contract";
import { IconClick, IconExternalLink, IconReload, IconUnlink, IconWorld } from "@tabler/icons-react";
import { useState, type KeyboardEvent } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { addressOf, isForbiddenPage } from "../pageAddress.ts";
import { refusesFrames } from "../refusesFrames.ts";
import { elementTexts } from "../texts.ts";
import { PageFrame } from "./PageFrame.tsx";
import styles from "./pageView.module.css";

interface PageViewProps {
  data: ElementData & { type: "iframe" };
  /** Null while I only look at it: pointer and keys then go to the room. */
  use: { end: () => void } | null;
  /** Another site loads only once I use it. */
  waits: boolean;
}

/** Another site in the room. No browser tells whether one refuses to be framed: the way to open it stands beside it. */
export function PageView({ data: { url }, use, waits }: PageViewProps) {
  const say = useTexts(elementTexts);
  const [isLoaded, setIsLoaded] = useState(!waits);
  if (use !== null && !isLoaded) setIsLoaded(true);
  const [loads, setLoads] = useState(0);
  const leave = (event: KeyboardEvent) => {
    if (use === null || event.key !== "Escape") return;
    event.stopPropagation();
    use.end();
  };
  return (
    <span className={styles["page"]} onKeyDown={leave}>
      <Head url={url} use={use} reload={() => setLoads(loads + 1)} />
      <span className={styles["body"]}>
        {isForbiddenPage(url) ? (
          <b>{say("pageForbidden")}</b>
        ) : refusesFrames(url) ? (
          <Refused url={url} />
        ) : isLoaded ? (
          <PageFrame key={loads} url={url} isInUse={use !== null} />
        ) : (
          <Waiting />
        )}
      </span>
      {use === null ? null : <small className={styles["refuses"]}>{say("pageRefuses")}</small>}
    </span>
  );
}

function Head({ url, use, reload }: Pick<PageViewProps, "use"> & { url: string; reload: () => void }) {
  const say = useTexts(elementTexts);
  return (
    <span className={styles["head"]}>
      <IconWorld size={16} stroke={1.75} aria-hidden />
      <span className={styles["address"]} dir="ltr">
        {addressOf(url)}
      </span>
      {use === null ? null : (
        <>
          <button type="button" aria-label={say("reloadPage")} onClick={reload}>
            <IconReload size={18} stroke={1.75} aria-hidden />
          </button>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={say("openPage")} data-keeps-pointer>
            <IconExternalLink size={18} stroke={1.75} aria-hidden />
          </a>
          {/* Whoever began to use it goes on by the keyboard from here. */}
          <button type="button" onClick={use.end} ref={focusFirst}>
            {say("doneUsing")}
          </button>
        </>
      )}
    </span>
  );
}

const focusFirst = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** A card for the link in place of a page that refuses: it opens from the head, or from the toolbar. */
function Refused({ url }: { url: string }) {
  const say = useTexts(elementTexts);
  return (
    <span className={styles["refused"]}>
      <IconUnlink size={32} stroke={1.5} aria-hidden />
      <b>{new URL(url).host}</b>
      <small>{say("pageRefused")}</small>
    </span>
  );
}

function Waiting() {
  const say = useTexts(elementTexts);
  return (
    <span className={styles["waiting"]}>
      <b>
        <IconClick size={18} stroke={1.75} aria-hidden /> {say("usePage")}
      </b>
      <small>{say("pageWaits")}</small>
    </span>
  );
}
