import { Button, TextInput } from "@mantine/core";
import { errorText } from "@atrium/contract";
import { IconAlertCircle, IconArrowLeft, IconFingerprint } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { SsoButton } from "./SsoButton.tsx";
import type { SsoSignIn } from "../saml/useSsoSignIn.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import type { GoogleSignIn } from "../google/useGoogleSignIn.ts";
import { passkeysTexts } from "../passkeys/texts.ts";
import type { PasskeySignIn } from "../passkeys/usePasskeySignIn.ts";
import { CodeField } from "./CodeField.tsx";
import { NewCodeCountdown } from "./NewCodeCountdown.tsx";
import styles from "./SignIn.module.css";
import type { SignInModel, SignInState } from "./signInModel.ts";
import { useProblemText } from "./useProblemText.ts";
import { accountTexts } from "../texts.ts";

export type SignInActions = Omit<SignInModel, "store">;
interface SignInViewProps<State> {
  state: State;
  actions: SignInActions;
  /** The space's name, if the page has its look. */
  placeName?: string | undefined;
}
interface EmailStepProps extends SignInViewProps<Extract<SignInState, { step: "email" }>> {
  /** Sign-in by passkey, if this browser supports it. */
  passkey?: PasskeySignIn | null;
  /** Sign-in with Google, where it is set up. */
  google?: GoogleSignIn | null;
  /** Sign-in at the provider of a team, for its own page or that of a space. */
  sso?: SsoSignIn | null;
  /** The slug of the space to sign in to, if it takes guests; null if it does not. */
  guestsAt?: string | null | undefined;
  /** Above the form: why signing in would not work. */
  note?: ReactNode;
}

/** The e-mail step. */
export function EmailStep(props: EmailStepProps) {
  const { state, actions, placeName, note = null, passkey = null, google = null, sso = null } = props;
  const say = useTexts(accountTexts);
  const problem = useProblemText(state.problem);
  const form = useSendForm({
    initial: { email: state.email },
    faults: (): Record<string, string> => ({}),
    send: async () => {
      await actions.sendEmail();
      return null;
    },
    outside: { busy: state.busy, fault: problem === null ? null : { field: "email", says: () => problem } },
    onType: ({ email }) => actions.typeEmail(email),
  });
  return (
    <div>
      <h1>{placeName === undefined ? say("welcome") : say("welcomeTo", { name: placeName })}</h1>
      <p className={styles["lead"]}>{say(placeName === undefined ? "welcomeLead" : "welcomeToLead")}</p>
      {note}
      <ActFormView form={form} act={say("continue")} size="lg" isWide isBlocked={state.email.trim() === ""}>
        <TextInput
          {...form.field("email")}
          label={say("email")}
          size="lg"
          type="email"
          autoComplete="email"
          autoFocus
          placeholder={say("emailExample")}
        />
      </ActFormView>
      <div className={styles["or"]}>{say("or")}</div>
      {sso === null ? null : <SsoButton sso={sso} />}
      {google === null ? null : <GoogleButton google={google} />}
      {passkey === null ? null : <PasskeyButton passkey={passkey} />}
      <WithoutEmail {...props} />
    </div>
  );
}

/** The way on without signing in. */
function WithoutEmail({ guestsAt }: Pick<EmailStepProps, "guestsAt">) {
  const say = useTexts(accountTexts);
  const look = { variant: "secondary", size: "lg", fullWidth: true, className: styles["other"] ?? "" } as const;
  if (guestsAt === null) return null;
  return guestsAt === undefined ? (
    <ButtonLink to="/try" {...look}>
      {say("tryWithout")}
    </ButtonLink>
  ) : (
    <ButtonLink to="/s/$slug" params={{ slug: guestsAt }} {...look}>
      {say("asGuest")}
    </ButtonLink>
  );
}

function PasskeyButton({ passkey: { busy, problem, start } }: { passkey: PasskeySignIn }) {
  const say = useTexts(passkeysTexts);
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        className={styles["other"] ?? ""}
        loading={busy}
        leftSection={<IconFingerprint size={18} aria-hidden />}
        onClick={start}
      >
        {say("signIn")}
      </Button>
      <p className={styles["passkeyProblem"]} role="alert">
        {problem === null ? null : errorText(problem, currentLocale())}
      </p>
    </>
  );
}

interface CodeStepProps extends SignInViewProps<Extract<SignInState, { step: "code" }>> {
  /** The code can be sent to no other address. */
  isAddressFixed?: boolean;
}

/** The code step. */
export function CodeStep({ state, actions, isAddressFixed = false }: CodeStepProps) {
  const say = useTexts(accountTexts);
  const problem = useProblemText(state.problem);
  return (
    <div>
      <Button
        variant="quiet"
        size="sm"
        className={styles["back"] ?? ""}
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={actions.changeEmail}
      >
        {say("back")}
      </Button>
      <h1>{say(state.isInTerminal ? "findCode" : "checkMail")}</h1>
      <p className={styles["lead"]}>
        {say(state.isInTerminal ? "codeIsFor" : "codeSentTo")} <b className={styles["address"]}>{state.email}</b>{" "}
        {isAddressFixed ? null : (
          <button type="button" className={styles["link"]} onClick={actions.changeEmail}>
            {say("change")}
          </button>
        )}
      </p>
      <CodeField
        key={state.wrong}
        label={say("codeLabel")}
        code={state.code}
        wrong={state.problem !== null}
        busy={state.busy}
        onType={(code) => void actions.typeCode(code)}
      />
      <p className={styles["problem"]} role="alert">
        {problem === null ? null : (
          <>
            <IconAlertCircle size={16} aria-hidden />
            <span>{problem}</span>
          </>
        )}
      </p>
      <NewCodeCountdown atMs={state.newCodeAtMs} onAsk={() => void actions.askNewCode()} />
      <p className={styles["hint"]}>
        {say(state.isInTerminal ? "codeInTerminal" : "nothingThere")}{" "}
        {state.isInTerminal ? (
          <a className={styles["link"]} href="/dev/mail" target="_blank">
            {say("openOutbox")}
          </a>
        ) : null}
      </p>
    </div>
  );
}
