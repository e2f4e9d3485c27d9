import { bounds, errorText, type ErrorCode, type SpaceEntrance } from "@atrium/contract";
import { IconDoorEnter, IconHeadphones, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { BrandMark } from "../ui/Brand.tsx";
import type { DeviceSettings } from "../media/index.ts";
import { DeviceCheck } from "./DeviceCheck.tsx";
import { EntranceField, EntranceProblem } from "./EntranceField.tsx";
import { EntranceFoot } from "./EntranceFoot.tsx";
import { hasCalls, NoCalls } from "./NoCalls.tsx";
import { needsPassword } from "./needsPassword.ts";
import { EntranceFaces } from "./EntranceFaces.tsx";
import styles from "./EntranceCard.module.css";
import { SoundLine } from "./SoundLine.tsx";
import { SoundIsBack, SoundTrouble } from "./SoundTrouble.tsx";
import { soundTexts } from "./soundTexts.ts";
import { spaceTexts } from "./texts.ts";
import type { SoundCheckState } from "./visit/soundCheck.ts";

export interface EntranceCardProps {
  entrance: SpaceEntrance;
  isEntering: boolean;
  wrongPassword: boolean;
  /** Why the last try came to nothing, where it was not the password. */
  problem: ErrorCode | null;
  keepsTrying: boolean;
  /** The name this device or account remembers. */
  rememberedName: string;
  /** What they say about themselves already. */
  rememberedAbout: string;
  /** The password that the link brought along, else empty. */
  broughtPassword: string;
  /** Signed in with this address; null for guests. */
  email: string | null;
  /** To try them before entering; left out where there is nothing to try. */
  devices?: DeviceSettings;
  sound: SoundCheckState;
  checkSoundAgain: () => void;
  warmUp: (name: string) => void;
  enter: (how: { name: string; password?: string; about?: string }) => void;
}

/** The card before a space: who is inside, a name, one button. The click is what lets the browser play sound. */
export function EntranceCard(props: EntranceCardProps) {
  const { entrance, isEntering, rememberedName, rememberedAbout, broughtPassword, warmUp, enter } = props;
  const say = useTexts(spaceTexts);
  const [name, setName] = useState(rememberedName);
  const [password, setPassword] = useState(broughtPassword);
  const [about, setAbout] = useState(rememberedAbout);
  const [asked, setAsked] = useState(false);
  const canCall = hasCalls();
  const canHear = canCall && props.sound.state !== "blocked";
  const asksPassword = needsPassword(entrance);
  const asksAbout = entrance.isWelcomeRequired && rememberedAbout === "";
  const nameMissing = asked && name.trim() === "";
  const wrongPassword = props.wrongPassword || (asked && asksPassword && password === "");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (props.wrongPassword) focusField(form.current, "password");
  }, [props.wrongPassword]);
  useEnterAnywhere(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const given = { name: name.trim(), ...(asksAbout && { about: about.trim() }), ...(asksPassword && { password }) };
    const missing = Object.entries(given).find(([, text]) => text === "")?.[0];
    if (missing !== undefined) focusField(form.current, missing);
    if (isEntering || missing !== undefined) return;
    enter(given);
  };
  const type = (typed: string) => {
    setName(typed);
    warmUp(typed);
  };
  return (
    <main className={styles["card"]}>
      <EntranceFaces people={entrance.people} />
      <div className={styles["title"]}>
        <Logo entrance={entrance} />
        <h1>{entrance.title === "" ? entrance.name : entrance.title}</h1>
      </div>
      <Inside entrance={entrance} canHear={canHear} />
      {entrance.description === "" ? null : <p className={styles["promise"]}>{entrance.description}</p>}
      {canCall ? <SoundNotice sound={props.sound} tryAgain={props.checkSoundAgain} /> : <NoCalls />}
      <form ref={form} className={styles["form"]} onSubmit={submit} noValidate>
        <NameField name={name} wrong={nameMissing} type={type} />
        {asksAbout ? <AboutField about={about} wrong={asked && about.trim() === ""} type={setAbout} /> : null}
        {asksPassword ? <PasswordField password={password} wrong={wrongPassword} type={setPassword} /> : null}
        {props.problem === null ? null : <EntranceProblem text={errorText(props.problem, currentLocale())} />}
        <EnterButton isEntering={isEntering} canHear={canHear} color={entrance.themeColor} />
      </form>
      <p className={styles["promise"]} hidden={!props.keepsTrying} role="status">
        {props.keepsTrying ? say("keepsTrying") : null}
      </p>
      {props.keepsTrying ? null : <WhatToExpect canCall={canCall} canHear={canHear} />}
      {isEntering ? null : <SoundLine sound={props.sound} />}
      {canCall && props.devices !== undefined ? <DeviceCheck devices={props.devices} /> : null}
      <EntranceFoot email={props.email} slug={entrance.slug} />
    </main>
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

/** What one may count on inside. */
function WhatToExpect({ canCall, canHear }: { canCall: boolean; canHear: boolean }) {
  const say = useTexts(spaceTexts);
  const saySound = useTexts(soundTexts);
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

/** Without sound there is nothing to listen to: entering is still possible, but second in weight. */
function EnterButton({ isEntering, canHear, color }: { isEntering: boolean; canHear: boolean; color: string | null }) {
  const say = useTexts(spaceTexts);
  const Icon = canHear ? IconHeadphones : IconDoorEnter;
  return (
    <button
      type="submit"
      className={styles["enter"]}
      data-second={!canHear}
      aria-disabled={isEntering || undefined}
      style={color === null || !canHear ? undefined : { background: color, color: "#fff" }}
    >
      {isEntering ? <span className={styles["spinner"]} /> : <Icon size={22} stroke={2} aria-hidden />}
      {isEntering ? say("entering") : say(canHear ? "enterAndListen" : "enterAnyway")}
    </button>
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

function NameField({ name, wrong, type }: { name: string; wrong: boolean; type: (name: string) => void }) {
  const say = useTexts(spaceTexts);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    type("");
    input.current?.focus();
  };
  const button = (
    <button type="button" className={styles["clear"]} aria-label={say("clearName")} onClick={clear}>
      <IconX size={17} stroke={2} aria-hidden />
    </button>
  );
  return (
    <EntranceField
      label={say("yourName")}
      problem={wrong ? say("nameNeeded") : null}
      button={name === "" ? null : button}
    >
      <input
        ref={input}
        name="name"
        autoComplete="name"
        autoFocus={name === ""}
        maxLength={bounds.personName.max}
        value={name}
        aria-invalid={wrong}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </EntranceField>
  );
}

function AboutField({ about, wrong, type }: { about: string; wrong: boolean; type: (about: string) => void }) {
  const say = useTexts(spaceTexts);
  return (
    <EntranceField label={say("aboutYou")} problem={wrong ? say("aboutNeeded") : null}>
      <input
        name="about"
        autoComplete="off"
        maxLength={bounds.about.max}
        value={about}
        aria-invalid={wrong}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </EntranceField>
  );
}

interface PasswordFieldProps {
  password: string;
  wrong: boolean;
  type: (password: string) => void;
}

function PasswordField({ password, wrong, type }: PasswordFieldProps) {
  const say = useTexts(spaceTexts);
  const problem = password === "" ? say("passwordNeeded") : say("wrongPassword");
  return (
    <EntranceField label={say("password")} problem={wrong ? problem : null}>
      <input
        type="password"
        name="password"
        autoComplete="off"
        maxLength={bounds.password.max}
        value={password}
        aria-invalid={wrong}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </EntranceField>
  );
}

/** With the name remembered nothing on the card needs the keyboard: Enter goes in. */
function useEnterAnywhere(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Enter" && event.target === document.body) form.current?.requestSubmit();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [form]);
}

/** To the field that is wrong, with what stands in it ready to be typed over. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
