import { bounds, errorText, type ErrorCode, type SpaceEntrance } from "@atrium/contract";
import { IconDoorEnter, IconHeadphones, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import styles from "./EntranceCard.module.css";
import { EntranceField, EntranceProblem } from "./EntranceField.tsx";
import { needsPassword } from "./needsPassword.ts";
import { spaceTexts } from "./texts.ts";

export interface EntranceFormProps {
  entrance: SpaceEntrance;
  isEntering: boolean;
  wrongPassword: boolean;
  /** Why the last try came to nothing, where it was not the password. */
  problem: ErrorCode | null;
  /** The name this device or account remembers. */
  rememberedName: string;
  /** What they say about themselves already. */
  rememberedAbout: string;
  /** The password that the link brought along, else empty. */
  broughtPassword: string;
  warmUp: (name: string) => void;
  enter: (how: { name: string; password?: string; about?: string }) => void;
}

/** What the card asks for, and the button. The click is what lets the browser play sound. */
export function EntranceForm(props: EntranceFormProps & { canHear: boolean }) {
  const { entrance, isEntering, canHear, rememberedName, rememberedAbout, broughtPassword, warmUp, enter } = props;
  const [name, setName] = useState(rememberedName);
  const [password, setPassword] = useState(broughtPassword);
  const [about, setAbout] = useState(rememberedAbout);
  const [asked, setAsked] = useState(false);
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
    <form ref={form} className={styles["form"]} onSubmit={submit} noValidate>
      <NameField name={name} wrong={nameMissing} type={type} />
      {asksAbout ? <AboutField about={about} wrong={asked && about.trim() === ""} type={setAbout} /> : null}
      {asksPassword ? <PasswordField password={password} wrong={wrongPassword} type={setPassword} /> : null}
      {props.problem === null ? null : <EntranceProblem text={errorText(props.problem, currentLocale())} />}
      <EnterButton isEntering={isEntering} canHear={canHear} color={entrance.themeColor} />
    </form>
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
