import { bounds, type StagePart } from "@atrium/contract";
import { useState, type SyntheticEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import asideStyles from "../aside.module.css";
import styles from "./stageCards.module.css";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

/** While my hand is up: what I would ask, in a line. */
export function HandUp({ stage, mine }: { stage: Stage; mine: StagePart }) {
  const say = useTexts(stageTexts);
  const [isChanging, change] = useState(false);
  const { question } = mine;
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("question");
    const asked = typeof typed === "string" ? typed.trim() : "";
    if (asked === "") return;
    stage.ask(asked);
    change(false);
  };
  return (
    <section className={asideStyles["card"]} aria-label={say("handIsUp")} data-testid="stage-hand">
      <div className={asideStyles["words"]} role="status">
        <b>{say("handIsUp")}</b>
        <span>{question ?? say("whatToAsk")}</span>
      </div>
      {question !== undefined && !isChanging ? (
        <div className={asideStyles["acts"]}>
          <button type="button" onClick={() => change(true)}>
            {say("changeQuestion")}
          </button>
        </div>
      ) : (
        <form className={styles["ask"]} onSubmit={send}>
          <input
            name="question"
            aria-label={say("question")}
            placeholder={say("question")}
            defaultValue={question}
            maxLength={bounds.stageQuestion.max}
            autoComplete="off"
          />
          <button type="submit" className={asideStyles["accept"]}>
            {say("sendQuestion")}
          </button>
        </form>
      )}
    </section>
  );
}
