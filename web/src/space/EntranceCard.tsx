import type { SpaceEntrance } from "@atrium/contract";
import { lazy, Suspense, useEffect } from "react";
import { useTexts } from "../platform/i18n/texts.ts";
import { BrandMark } from "../ui/Brand.tsx";
import type { DeviceSettings } from "../media/index.ts";
import { DeviceCheck } from "./DeviceCheck.tsx";
import { EntranceFoot } from "./EntranceFoot.tsx";
import { hasCalls } from "./hasCalls.ts";
import { EntranceFaces } from "./EntranceFaces.tsx";
import { EntranceForm, type EntranceFormProps } from "./EntranceForm.tsx";
import styles from "./EntranceCard.module.css";
import { SoundLine } from "./SoundLine.tsx";
import { soundTexts } from "./soundTexts.ts";
import { wantOperations } from "../platform/operations/knownOperations.ts";
import { spaceTexts } from "./texts.ts";
import { soundAtDoor } from "./soundAtDoor.ts";
import type { SoundCheckState } from "./visit/soundCheck.ts";

/** Once the card stands: what is rarely needed, or only inside, keeps nobody waiting. */
const REST_AFTER_MS = 1_500;

/* Rarely needed: not part of the first page, but loaded before the network can be gone. */
const NoCalls = lazy(async () => ({ default: (await import("./NoCalls.tsx")).NoCalls }));
const loadTrouble = () => import("./SoundTrouble.tsx");
const SoundTrouble = lazy(async () => ({ default: (await loadTrouble()).SoundTrouble }));
const SoundIsBack = lazy(async () => ({ default: (await loadTrouble()).SoundIsBack }));

export interface EntranceCardProps extends EntranceFormProps {
  keepsTrying: boolean;
  /** Signed in with this address; null for guests. */
  email: string | null;
  /** Opens the device test; left out if there is nothing to test. */
  devices?: DeviceSettings;
  /** For screenshots: the device test is open. */
  startsChecking?: boolean;
  sound: SoundCheckState;
  checkSoundAgain: () => void;
}

/** The card before a space: who is inside, a name, one button. The click is what lets the browser play sound. */
export function EntranceCard(props: EntranceCardProps) {
  const { entrance, isEntering } = props;
  const say = useTexts(spaceTexts);
  useEffect(() => {
    const loadRest = () => void Promise.allSettled([loadTrouble(), wantOperations()]);
    const timer = setTimeout(loadRest, REST_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const canCall = hasCalls();
  const sound = soundAtDoor(props.sound, entrance);
  const canHear = canCall && sound.state !== "blocked";
  return (
    <DeviceCheck
      devices={canCall ? (props.devices ?? null) : null}
      isOver={isEntering}
      startsOpen={props.startsChecking ?? false}
    >
      {(check) => (
        <div className={styles["card"]}>
          <EntranceFaces people={entrance.people} canHear={canHear} />
          <div className={styles["title"]}>
            <Logo entrance={entrance} />
            <h1>{entrance.title === "" ? entrance.name : entrance.title}</h1>
          </div>
          <Inside entrance={entrance} canHear={canHear} />
          {entrance.isWelcomeRequired ? <p className={styles["promise"]}>{say("introduceYourself")}</p> : null}
          {entrance.description === "" ? null : <p className={styles["promise"]}>{entrance.description}</p>}
          <Suspense>{canCall ? <SoundNotice sound={sound} tryAgain={props.checkSoundAgain} /> : <NoCalls />}</Suspense>
          <EntranceForm {...props} canHear={canHear} />
          <p className={styles["promise"]} hidden={!props.keepsTrying} role="status">
            {props.keepsTrying ? say("keepsTrying") : null}
          </p>
          {props.keepsTrying ? null : <WhatToExpect isFull={entrance.isFull} canCall={canCall} canHear={canHear} />}
          {isEntering ? null : <SoundLine sound={sound} />}
          {check}
          <EntranceFoot email={props.email} slug={entrance.slug} />
        </div>
      )}
    </DeviceCheck>
  );
}

function Logo({ entrance: { logoUrl, logoLinkUrl, name } }: { entrance: SpaceEntrance }) {
  if (logoUrl === null) return <BrandMark size={32} />;
  if (logoLinkUrl === null) return <img src={logoUrl} alt="" />;
  return (
    <a href={logoLinkUrl} target="_blank" rel="noreferrer">
      <img src={logoUrl} alt={name} />
    </a>
  );
}

function SoundNotice({ sound, tryAgain }: { sound: SoundCheckState; tryAgain: () => void }) {
  if (sound.state === "blocked") return <SoundTrouble sound={sound} tryAgain={tryAgain} />;
  return sound.state === "through" && sound.isBack ? <SoundIsBack /> : null;
}

/** What the space says about itself. */
function WhatToExpect({ isFull, canCall, canHear }: { isFull: boolean; canCall: boolean; canHear: boolean }) {
  const say = useTexts(spaceTexts);
  const saySound = useTexts(soundTexts);
  if (isFull) return <p className={styles["promise"]}>{say("queueAhead")}</p>;
  const [first, second] = canHear
    ? [say("hearNearby"), say("devicesOff")]
    : canCall
      ? [saySound("seeAndWrite"), saySound("goOnTrying")]
      : [say("seeNearby"), null];
  return (
    <p className={styles["promise"]}>
      {first}
      <br />
      {second}
    </p>
  );
}

function Inside({ entrance, canHear }: { entrance: SpaceEntrance; canHear: boolean }) {
  const say = useTexts(spaceTexts);
  const saySound = useTexts(soundTexts);
  const speaker = entrance.people.find((person) => person.speaking);
  if (entrance.onlineCount === 0) {
    return (
      <p className={styles["inside"]}>
        <b>{say("nobodyInside")}</b> {say("beFirst")}
      </p>
    );
  }
  return (
    <p className={styles["inside"]} aria-live="polite">
      <b>{say("peopleInside", { count: entrance.onlineCount })}</b>{" "}
      {canHear
        ? speaker && say("talking", { name: speaker.name.split(" ")[0] ?? speaker.name })
        : saySound("cannotHear")}
    </p>
  );
}
