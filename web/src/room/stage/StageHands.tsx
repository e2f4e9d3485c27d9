import type { StagePart } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./stageCards.module.css";
import { Act, Row, useWaited } from "./StageRows.tsx";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

/** So many of the first hands have their answers in words; below them there are marks. */
const IN_WORDS = 2;

/** Who asks to come up, the longest waiting first. */
export function StageHands({ stage }: { stage: Stage }) {
  const say = useTexts(stageTexts);
  const { hands } = stage;
  return (
    <>
      <h3 className={styles["section"]}>
        {say("hands")}
        {hands.length === 0 ? null : <i className={styles["number"]}>{hands.length}</i>}
      </h3>
      <div aria-live="polite">{hands.length === 0 ? <p className={styles["lead"]}>{say("noHands")}</p> : null}</div>
      <ul className={styles["rows"]} aria-label={say("hands")}>
        {hands.map((part, at) => (
          <Hand key={part.accountId} part={part} stage={stage} isShort={at >= IN_WORDS} />
        ))}
      </ul>
    </>
  );
}

function Hand({ part, stage, isShort }: { part: StagePart; stage: Stage; isShort: boolean }) {
  return (
    <Row person={part} under={useWaited(stage, part.sinceMs)} question={part.question}>
      <Act says="accept" named="acceptNamed" person={part} run={stage.allow} isMain isShort={isShort} />
      <Act says="decline" named="declineNamed" person={part} run={stage.reject} isShort={isShort} />
    </Row>
  );
}
