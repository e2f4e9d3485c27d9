import type { AccountId, StagePart } from "@atrium/contract";
import { IconCheck, IconFocus2, IconMicrophone, IconStairsDown, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import { Face, type FaceLook } from "../../ui/Face.tsx";
import asideStyles from "../aside.module.css";
import type { PersonModel } from "../people/personModel.ts";
import styles from "./stageCards.module.css";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

interface RowProps {
  person: FaceLook;
  /** Under their name. */
  under?: ReactNode;
  /** What they ask. */
  question?: string | undefined;
  children: ReactNode;
}

/** Somebody in a host's card, and what the host does with them. */
export function Row({ person, under, question, children }: RowProps) {
  return (
    <li>
      <Face look={person} size={32} />
      <b>
        {person.name}
        {under === undefined ? null : <small>{under}</small>}
        {question === undefined ? null : <q>{question}</q>}
      </b>
      {children}
    </li>
  );
}

/** A presenter: for how long they are on, and how they are put in the spotlight, silenced or put down. */
export function PresenterRow({ person, stage }: { person: PersonModel; stage: Stage }) {
  const say = useTexts(stageTexts);
  const seconds = useSecondsSince(stage, stage.onSinceMs.get(person.accountId) ?? 0);
  const time = waitedText(seconds, say);
  const on = seconds < JUST_NOW_SECONDS ? say("onJustNow") : say("onFor", { time });
  return (
    <Row person={person} under={person.audioMuted ? say("mutedFor", { time }) : on}>
      <Spotlight person={person} stage={stage} />
      {person.isMe ? null : (
        <>
          {person.audioMuted ? null : (
            <button
              type="button"
              className={styles["icon"]}
              aria-label={say("mute", { name: person.name })}
              onClick={() => stage.mute(person.accountId)}
            >
              <IconMicrophone size={18} stroke={1.75} aria-hidden />
            </button>
          )}
          <Act says="toAudience" named="toAudienceNamed" person={person} run={stage.putDown} isShort />
        </>
      )}
    </Row>
  );
}

function Spotlight({ person: { accountId, name }, stage }: { person: PersonModel; stage: Stage }) {
  const say = useTexts(stageTexts);
  const isOn = stage.spotlit === accountId;
  return (
    <button
      type="button"
      className={styles["icon"]}
      aria-label={say(isOn ? "endSpotlightNamed" : "spotlightNamed", { name })}
      title={say(isOn ? "endSpotlight" : "spotlight")}
      data-main={isOn}
      onClick={() => stage.spotlight(isOn ? null : accountId)}
    >
      <IconFocus2 size={18} stroke={1.75} aria-hidden />
    </button>
  );
}

/** From here on seconds say more than "just now" does. */
const JUST_NOW_SECONDS = 10;

/** How long ago a time of the server's clock is, in words. */
export function useWaited(stage: Pick<Stage, "clockOffsetMs">, sinceMs: number): string {
  return waitedText(useSecondsSince(stage, sinceMs), useTexts(stageTexts));
}

const useSecondsSince = ({ clockOffsetMs }: Pick<Stage, "clockOffsetMs">, sinceMs: number): number =>
  Math.max(0, Math.floor((useSeconds(true) + clockOffsetMs - sinceMs) / 1000));

function waitedText(seconds: number, say: Say<(typeof stageTexts)["entries"]>): string {
  if (seconds < JUST_NOW_SECONDS) return say("justNow");
  return seconds < 60 ? say("forSeconds", { count: seconds }) : say("forMinutes", { count: Math.floor(seconds / 60) });
}

interface ActProps {
  says: "accept" | "decline" | "takeBack" | "bringOn" | "sendBack" | "toAudience" | "invite";
  named: `${ActProps["says"]}Named`;
  person: Pick<StagePart, "accountId" | "name">;
  run: (accountId: AccountId) => void;
  isMain?: boolean;
  /** A mark in place of the words. */
  isShort?: boolean;
}

export function Act({ says, named, person: { accountId, name }, run, isMain = false, isShort = false }: ActProps) {
  const say = useTexts(stageTexts);
  const Mark = says === "toAudience" ? IconStairsDown : isMain ? IconCheck : IconX;
  return (
    <button
      type="button"
      className={isShort ? styles["icon"] : isMain ? asideStyles["accept"] : undefined}
      data-main={isMain}
      aria-label={say(named, { name })}
      title={isShort ? say(says) : undefined}
      onClick={() => run(accountId)}
    >
      {isShort ? <Mark size={18} stroke={2} aria-hidden /> : say(says)}
    </button>
  );
}
