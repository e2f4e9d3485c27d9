import { useTexts } from "../../platform/i18n/texts.ts";
import asideStyles from "../aside.module.css";
import styles from "./stageCards.module.css";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

/**
 * On a phone the host's card would cover the stage: that somebody waits is said in a line, which opens it. What says so is
 * there before anybody waits and while the card is open: screen readers pass over one that comes with its first words.
 */
export function HandsLine({ stage: { hands, backstage, isSteered, steer } }: { stage: Stage }) {
  const say = useTexts(stageTexts);
  const isShown = !isSteered && hands.length + backstage.length > 0;
  return (
    <section
      className={isShown ? `${asideStyles["card"]} ${styles["line"]}` : "visually-hidden"}
      data-testid={isShown ? "stage-waiting-hands" : undefined}
    >
      <div className={asideStyles["words"]} role="status" data-testid="stage-waiting-said">
        {hands.length === 0 ? null : <b>{say("handsUp", { number: hands.length })}</b>}
        {backstage.length === 0 ? null : <b>{say("backstageNow", { number: backstage.length })}</b>}
      </div>
      {isShown ? (
        <button type="button" onClick={() => steer(true)}>
          {say("openCard")}
        </button>
      ) : null}
    </section>
  );
}
