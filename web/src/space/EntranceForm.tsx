import { bounds, errorText, type ErrorCode, type SpaceEntrance } from "@atrium/contract";
import { welcomeAsks } from "@atrium/rules";
import { IconDoorEnter, IconHeadphones, IconX } from "@tabler/icons-react";
import { useEffect, useRef, type RefObject } from "react";
import { saidInAddress } from "../platform/address.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import styles from "./EntranceCard.module.css";
import { useSendForm, type ActForm } from "../ui/form/useSendForm.ts";
import { BoxField, BoxProblem } from "../ui/form/BoxField.tsx";
import { PasswordBox } from "../ui/form/PasswordBox.tsx";
import type { Tries } from "../live/index.ts";
import { needsPassword } from "./needsPassword.ts";
import { passwordFault } from "./passwordFault.ts";
import { spaceTexts } from "./texts.ts";

export interface EntranceFormProps {
  entrance: SpaceEntrance;
  isEntering: boolean;
  wrongPassword: boolean;
  tries: Tries | null;
  /** Why the last attempt failed, if it was not the password. */
  problem: ErrorCode | null;
  /** The name this device or account remembers. */
  rememberedName: string;
  /** What they already say about themselves. */
  rememberedAbout: string;
  /** The password from the link, else empty. */
  broughtPassword: string;
  warmUp: (name: string) => void;
  enter: (how: { name: string; password?: string; about?: string }) => void;
}

/** The fields of the card, and the button. Its click lets the browser play sound. */
export function EntranceForm(props: EntranceFormProps & { canHear: boolean }) {
  const { entrance, isEntering, canHear, rememberedName, rememberedAbout, broughtPassword, warmUp, enter } = props;
  const say = useTexts(spaceTexts);
  const asksPassword = needsPassword(entrance);
  const asksAbout = welcomeAsks(entrance, { name: rememberedName, about: rememberedAbout }).includes("about");
  const form = useSendForm({
    initial: { name: rememberedName, about: aboutToBegin(rememberedAbout), password: broughtPassword },
    faults: ({ name, about, password }) => ({
      ...(name.trim() === "" && { name: say("nameNeeded") }),
      ...(asksAbout && about.trim() === "" && { about: say("aboutNeeded") }),
      ...(asksPassword && password === "" && { password: say("passwordNeeded") }),
    }),
    send: async ({ name, about, password }) => {
      enter({ name: name.trim(), ...(asksAbout && { about: about.trim() }), ...(asksPassword && { password }) });
      return null;
    },
    outside: {
      busy: isEntering,
      fault: props.wrongPassword ? { field: "password", says: () => passwordFault(props.tries, say) } : null,
    },
    onType: ({ name }) => warmUp(name),
  });
  const view = useRef<HTMLFormElement>(null);
  useEnterAnywhere(view);
  return (
    <form ref={view} className={styles["form"]} onSubmit={form.submit} noValidate>
      <NameField form={form} />
      {asksAbout ? <AboutField form={form} /> : null}
      {asksPassword ? <PasswordBox form={form} label={say("password")} /> : null}
      {props.problem === null ? null : <BoxProblem text={errorText(props.problem, currentLocale())} />}
      <EnterButton entrance={entrance} isEntering={isEntering} canHear={canHear} />
    </form>
  );
}

/** A link may say it for somebody who has not. */
const aboutToBegin = (remembered: string): string =>
  remembered === "" ? saidInAddress("about", bounds.about.max) : remembered;

type FieldProps = { form: ActForm<{ name: string; about: string; password: string }> };

/** Without sound there is nothing to hear: entering is possible, but no longer the primary button. */
function EnterButton({
  entrance,
  isEntering,
  canHear,
}: Pick<EntranceFormProps, "entrance" | "isEntering"> & { canHear: boolean }) {
  const say = useTexts(spaceTexts);
  const { isFull, themeColor: color } = entrance;
  const label = isFull ? "joinQueue" : canHear ? "enterAndListen" : "enterAnyway";
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
      {isEntering ? say("entering") : say(label)}
    </button>
  );
}

function NameField({ form }: FieldProps) {
  const say = useTexts(spaceTexts);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    form.set("name", "");
    input.current?.focus();
  };
  const button = (
    <button type="button" className={styles["clear"]} aria-label={say("clearName")} onClick={clear}>
      <IconX size={17} stroke={2} aria-hidden />
    </button>
  );
  const { name } = form.values;
  return (
    <BoxField label={say("yourName")} problem={form.fault("name")} button={name === "" ? null : button}>
      <input
        ref={input}
        {...form.input("name")}
        autoComplete="name"
        autoFocus={name === ""}
        maxLength={bounds.personName.max}
        aria-invalid={form.fault("name") !== null}
      />
    </BoxField>
  );
}

function AboutField({ form }: FieldProps) {
  const say = useTexts(spaceTexts);
  return (
    <BoxField
      label={say("aboutYou")}
      problem={form.fault("about")}
      count={{ used: form.values.about.length, max: bounds.about.max }}
    >
      <textarea
        {...form.input("about")}
        rows={2}
        autoComplete="off"
        maxLength={bounds.about.max}
        aria-invalid={form.fault("about") !== null}
        onKeyDown={(event) => {
          // As in every field of the card Enter submits; with Shift it starts a new line.
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
    </BoxField>
  );
}

/** With a remembered name no field needs the keyboard: Enter submits. */
function useEnterAnywhere(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Enter" && event.target === document.body) form.current?.requestSubmit();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [form]);
}
