import { constants, type StagePart } from "@atrium/contract";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import { Face } from "../../ui/Face.tsx";
import asideStyles from "../aside.module.css";
import { BackgroundChoice } from "./background/BackgroundChoice.tsx";
import styles from "./stage.module.css";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

/** Under the corner: what is asked of me, and for hosts who asks to come up. */
export function StageCards({ stage }: { stage: Stage | null }) {
  if (stage === null) return null;
  const state = stage.mine?.state ?? null;
  return (
    <>
      {stage.mine !== null && (state === "allowed" || state === "invited") && !stage.isPreparing ? (
        <Asked stage={stage} mine={stage.mine} />
      ) : null}
      {state === "ready" ? <Waiting stage={stage} /> : null}
      {stage.isHost && stage.isSteered ? <HostCard stage={stage} /> : null}
    </>
  );
}

/** A host says yes to my hand, or asks me up: a place is held for a minute. */
function Asked({ stage, mine }: { stage: Stage; mine: StagePart }) {
  const say = useTexts(stageTexts);
  const nowMs = useSeconds(true);
  const leftMs = Math.max(0, (mine.heldUntilMs ?? 0) - nowMs);
  const name = mine.byName ?? "";
  return (
    <section className={`${asideStyles["card"]} ${styles["accepted"]}`} data-testid="stage-asked">
      <div className={asideStyles["words"]} role="status">
        <b>{say(mine.state === "invited" ? "asksYou" : "saysYes", { name })}</b>
        <span>{say("firstCheck")}</span>
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
      <Hands stage={stage} />
      <Backstage stage={stage} />
      <h3 className={styles["section"]}>{say("presenters")}</h3>
      <ul className={styles["rows"]}>
        {stage.presenters.map((person) => (
          <Row key={person.accountId} person={person}>
            {person.isMe ? null : <Act says="toAudience" named="toAudienceNamed" person={person} run={stage.putDown} />}
          </Row>
        ))}
      </ul>
      <p className={styles["lead"]}>{say("freePlaces", { free: stage.freePlaces, all })}</p>
      <Invitable stage={stage} />
      <BackgroundChoice background={stage.background} />
    </section>
  );
}

function Hands({ stage }: { stage: Stage }) {
  const say = useTexts(stageTexts);
  return (
    <>
      <h3 className={styles["section"]}>{say("hands")}</h3>
      <div aria-live="polite">
        {stage.hands.length === 0 ? <p className={styles["lead"]}>{say("noHands")}</p> : null}
      </div>
      <ul className={styles["rows"]} aria-label={say("hands")}>
        {stage.hands.map((part) => (
          <Row key={part.accountId} person={part}>
            <Act says="accept" named="acceptNamed" person={part} run={stage.allow} isMain />
            <Act says="decline" named="declineNamed" person={part} run={stage.reject} />
          </Row>
        ))}
      </ul>
    </>
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

type Person = Pick<StagePart, "accountId" | "name" | "avatarUrl" | "palette"> & { avatarAppearance: string };

function Row({ person, children }: { person: Omit<Person, "palette"> & { palette: string }; children: ReactNode }) {
  return (
    <li>
      <Face look={person} size={32} />
      <b>{person.name}</b>
      {children}
    </li>
  );
}

interface ActProps {
  says: "accept" | "decline" | "takeBack" | "bringOn" | "sendBack" | "toAudience" | "invite";
  named: `${ActProps["says"]}Named`;
  person: Pick<Person, "accountId" | "name">;
  run: (accountId: Person["accountId"]) => void;
  isMain?: boolean;
}

function Act({ says, named, person: { accountId, name }, run, isMain = false }: ActProps) {
  const say = useTexts(stageTexts);
  return (
    <button
      type="button"
      className={isMain ? asideStyles["accept"] : undefined}
      aria-label={say(named, { name })}
      onClick={() => run(accountId)}
    >
      {say(says)}
    </button>
  );
}
