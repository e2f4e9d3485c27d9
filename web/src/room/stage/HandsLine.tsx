import { useTexts } from "../../platform/i18n/texts.ts";
import asideStyles from "../aside.module.css";
import styles from "./stageCards.module.css";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

/** On a phone the host's card would cover the stage: that somebody waits is said in a line, which opens it. */
export function HandsLine({ stage: { hands, backstage, steer } }: { stage: Stage }) {
  const say = useTexts(stageTexts);
  if (hands.length + backstage.length === 0) return null;
  return (
    <section className={`${asideStyles["card"]} ${styles["line"]}`} data-testid="stage-waiting-hands">
      <div className={asideStyles["words"]} role="status">
        {hands.length === 0 ? null : <b>{say("handsUp", { number: hands.length })}</b>}
        {backstage.length === 0 ? null : <b>{say("backstageNow", { number: backstage.length })}</b>}
      </div>
      <button type="button" onClick={() => steer(true)}>
        {say("openCard")}
      </button>
    </section>
  );
}
