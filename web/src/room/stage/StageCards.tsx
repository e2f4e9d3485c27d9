import { constants, type StagePart } from "@atrium/contract";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { PHONE } from "../../ui/theme/windowSizes.ts";
import { Face } from "../../ui/Face.tsx";
import asideStyles from "../aside.module.css";
import type { PersonModel } from "../people/personModel.ts";
import { AudienceReads } from "./AudienceReads.tsx";
import { BackgroundChoice } from "./background/BackgroundChoice.tsx";
import { HandsLine } from "./HandsLine.tsx";
import { HandUp } from "./HandUp.tsx";
import styles from "./stageCards.module.css";
import { StageHands } from "./StageHands.tsx";
import { Act, PresenterRow, Row } from "./StageRows.tsx";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

/** Under the corner: what is asked of me, and for hosts who asks to come up. */
export function StageCards({ stage }: { stage: Stage | null }) {
  const isPhone = useMedia(PHONE);
  if (stage === null) return null;
  const state = stage.mine?.state ?? null;
  return (
    <>
      {stage.mine !== null && (state === "allowed" || state === "invited") && !stage.isPreparing ? (
        <Asked stage={stage} mine={stage.mine} />
      ) : null}
      {stage.mine !== null && state === "hand" ? <HandUp stage={stage} mine={stage.mine} /> : null}
      {state === "ready" ? <Waiting stage={stage} /> : null}
      {stage.isHost && stage.isSteered ? <HostCard stage={stage} /> : null}
      {stage.isHost && isPhone ? <HandsLine stage={stage} /> : null}
    </>
  );
}

/** A host says yes to my hand, or asks me up: a place is held for a minute. */
function Asked({ stage, mine }: { stage: Stage; mine: StagePart }) {
  const say = useTexts(stageTexts);
  const nowMs = useSeconds(true);
  const leftMs = Math.max(0, (mine.heldUntilMs ?? 0) - nowMs);
  const name = mine.byName ?? "";
  const host = hostOf(stage, mine);
  return (
    <section className={`${asideStyles["card"]} ${styles["accepted"]}`} data-testid="stage-asked">
      <div className={styles["said"]}>
        {host === null ? null : (
          <span className={styles["yes"]}>
            <Face look={host} size={48} />
            <IconCheck size={14} stroke={3} aria-hidden />
          </span>
        )}
        <div className={asideStyles["words"]} role="status">
          <b>{say(mine.state === "invited" ? "asksYou" : "saysYes", { name })}</b>
          <span>{say("firstCheck")}</span>
          {mine.question === undefined ? null : <q>{mine.question}</q>}
        </div>
      </div>
      <div className={asideStyles["acts"]}>
        <button type="button" className={asideStyles["accept"]} onClick={() => stage.prepare(true)}>
          {say("getReady")}
        </button>
        <button type="button" onClick={() => stage.lowerHand()}>
          {say("notNow")}
        </button>
      </div>
      <div className={styles["held"]} aria-hidden>
        <progress max={constants.stage.placeHeldForMs} value={leftMs} />
        <span>{say("heldFor", { seconds: Math.round(leftMs / 1000) })}</span>
      </div>
    </section>
  );
}

/** The host who said yes, if they are in sight: a part carries their name. Null where two hosts share it. */
function hostOf(stage: Stage, { byName }: StagePart): PersonModel | null {
  const [host, another] = [...stage.presenters, ...stage.seats].filter(
    ({ isHost, isMe, name }) => isHost && !isMe && name === byName,
  );
  return another === undefined ? (host ?? null) : null;
}

function Waiting({ stage }: { stage: Stage }) {
  const say = useTexts(stageTexts);
  return (
    <section className={asideStyles["card"]} data-testid="stage-waiting">
      <div className={asideStyles["words"]} role="status">
        <b>{say("youWait")}</b>
        <span>{say("waitForHost")}</span>
      </div>
      <div className={asideStyles["acts"]}>
        <button type="button" onClick={() => stage.lowerHand()}>
          {say("notNow")}
        </button>
      </div>
    </section>
  );
}

/** The most people of the audience that a host can choose from. */
const MOST_TO_INVITE = 30;

function HostCard({ stage }: { stage: Stage }) {
  const say = useTexts(stageTexts);
  const all = constants.stage.peopleAtOnce;
  return (
    <section className={asideStyles["card"]} aria-label={say("stage")} data-testid="stage-card">
      <header className={styles["head"]}>
        <h2>{say("stage")}</h2>
        <button type="button" className={styles["icon"]} aria-label={say("hide")} onClick={() => stage.steer(false)}>
          <IconX size={16} stroke={2} aria-hidden />
        </button>
      </header>
      <StageHands stage={stage} />
      <Backstage stage={stage} />
      <h3 className={styles["section"]}>{say("presenters")}</h3>
      <ul className={styles["rows"]}>
        {stage.presenters.map((person) => (
          <PresenterRow key={person.accountId} person={person} stage={stage} />
        ))}
      </ul>
      <p className={styles["lead"]}>{say("freePlaces", { free: stage.freePlaces, all })}</p>
      <Invitable stage={stage} />
      <BackgroundChoice background={stage.background} />
      <AudienceReads reads={stage.reads} />
    </section>
  );
}

function Backstage({ stage }: { stage: Stage }) {
  const say = useTexts(stageTexts);
  return (
    <>
      {stage.coming.length === 0 ? null : <h3 className={styles["section"]}>{say("gettingReady")}</h3>}
      <ul className={styles["rows"]}>
        {stage.coming.map((part) => (
          <Row key={part.accountId} person={part}>
            <Act says="takeBack" named="takeBackNamed" person={part} run={stage.reject} />
          </Row>
        ))}
      </ul>
      {stage.backstage.length === 0 ? null : <h3 className={styles["section"]}>{say("backstage")}</h3>}
      <ul className={styles["rows"]}>
        {stage.backstage.map((part) => (
          <Row key={part.accountId} person={part}>
            <Act says="bringOn" named="bringOnNamed" person={part} run={stage.bring} isMain />
            <Act says="sendBack" named="sendBackNamed" person={part} run={stage.reject} />
          </Row>
        ))}
      </ul>
    </>
  );
}

function Invitable({ stage }: { stage: Stage }) {
  const say = useTexts(stageTexts);
  const busy = new Set([...stage.hands, ...stage.coming, ...stage.backstage].map(({ accountId }) => accountId));
  const free = stage.seats.filter(({ accountId, isMe }) => !isMe && !busy.has(accountId)).slice(0, MOST_TO_INVITE);
  if (free.length === 0 || stage.freePlaces === 0) return null;
  return (
    <details className={styles["more"]}>
      <summary>{say("bringSomeone")}</summary>
      <ul className={styles["rows"]}>
        {free.map((person) => (
          <Row key={person.accountId} person={person}>
            <Act says="invite" named="inviteNamed" person={person} run={stage.bring} />
          </Row>
        ))}
      </ul>
    </details>
  );
}
