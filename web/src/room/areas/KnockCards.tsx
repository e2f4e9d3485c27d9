import { IconHandClick } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import { Face } from "../../ui/Face.tsx";
import { tell } from "../../ui/tell.ts";
import asideStyles from "../aside.module.css";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./areas.module.css";
import { hasKnocks, knockCards, type KnockCard } from "./knockModel.ts";
import { areaTexts } from "./texts.ts";

/** Who knocks at the closed doors of my areas. */
export function KnockCards({ room: { port } }: { room: RoomBundle }) {
  const nowMs = useSeconds(useLive(port, hasKnocks));
  const cards = useLive(port, (live) => knockCards(live, nowMs), isSameList);
  return cards.map((card) => <Knocks key={card.person.accountId} {...{ card, port, nowMs }} />);
}

interface KnocksProps {
  card: KnockCard;
  port: RoomBundle["port"];
  nowMs: number;
}

function Knocks({ card: { person, areaName, sinceMs }, port, nowMs }: KnocksProps) {
  const say = useTexts(areaTexts);
  const { accountId, name } = person;
  const answer = (letsIn: boolean) => tell(port.call("answerKnock", { accountId, letsIn }));
  const seconds = Math.max(0, Math.round((nowMs - sinceMs) / 1000));
  return (
    <article className={asideStyles["card"]} data-testid="knock">
      <div className={asideStyles["head"]}>
        <span className={styles["knocker"]}>
          <Face look={person} size={44} />
          <IconHandClick size={16} stroke={2} aria-hidden />
        </span>
        <div className={asideStyles["words"]}>
          <b>{say("knocks", { name })}</b>
          <span>
            {areaName || say("area")}
            <span aria-hidden>{`, ${say("secondsAgo", { seconds })}`}</span>
          </span>
        </div>
      </div>
      <div className={asideStyles["acts"]}>
        <button
          type="button"
          className={asideStyles["accept"]}
          aria-label={say("letInNamed", { name })}
          onClick={() => answer(true)}
        >
          {say("letIn")}
        </button>
        <button type="button" aria-label={say("notNowNamed", { name })} onClick={() => answer(false)}>
          {say("notNow")}
        </button>
      </div>
    </article>
  );
}

const isSameList = (before: readonly KnockCard[], now: readonly KnockCard[]): boolean =>
  JSON.stringify(before) === JSON.stringify(now);
