import { IconExternalLink, IconReload, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { addressOf, isForbiddenPage } from "../elements/pageAddress.ts";
import { refusesFrames } from "../elements/refusesFrames.ts";
import { elementTexts } from "../elements/texts.ts";
import { PageFrame } from "../elements/views/PageFrame.tsx";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./stagePage.module.css";
import type { StageModel } from "./stageModel.ts";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

interface StagePageProps {
  room: RoomBundle;
  stage: Stage;
  page: NonNullable<StageModel["page"]>;
}

/** The web page that a presenter shows, in the place of a shared screen. Guests say first that it may load. */
export function StagePage({ room, stage, page: { owner, url } }: StagePageProps) {
  const say = useTexts(stageTexts);
  const sayPage = useTexts(elementTexts);
  const [isWanted, setIsWanted] = useState(room.view.me?.role !== "SPACE_GUEST");
  const [loads, setLoads] = useState(0);
  const says = owner.isMe ? say("youShow") : say("shows", { name: owner.name });
  const mayEnd = owner.isMe || stage.isHost;
  return (
    <section className={styles["page"]} aria-label={says}>
      <header>
        <Face look={owner} size={20} />
        <b>{says}</b>
        <span className={styles["address"]} dir="ltr">
          {addressOf(url)}
        </span>
        <button type="button" aria-label={sayPage("reloadPage")} onClick={() => setLoads(loads + 1)}>
          <IconReload size={18} stroke={1.75} aria-hidden />
        </button>
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" aria-label={sayPage("openPage")} title={url}>
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
        </a>
        {mayEnd ? (
          <button type="button" aria-label={say("endPage")} onClick={() => stage.showPage(null)}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </button>
        ) : null}
      </header>
      {isForbiddenPage(url) || refusesFrames(url) ? (
        <p>{sayPage(isForbiddenPage(url) ? "pageForbidden" : "pageRefused")}</p>
      ) : isWanted ? (
        <PageFrame key={loads} url={url} isInUse />
      ) : (
        <p>
          <button type="button" onClick={() => setIsWanted(true)}>
            {say("seePage")}
          </button>
          <small>{sayPage("pageWaits")}</small>
        </p>
      )}
      <small>{sayPage("pageRefuses")}</small>
    </section>
  );
}
