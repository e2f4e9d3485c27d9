import { Button } from "@mantine/core";
import { useEffect } from "react";
import { call } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { onOtherTab } from "../../platform/otherTabs.ts";
import { useModel } from "../../platform/useModel.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { AuthPage } from "../AuthPage.tsx";
import { createSignInModel } from "../signIn/signInModel.ts";
import { keepSignInHint } from "../signIn/signInHint.ts";
import { CodeStep } from "../signIn/SignInView.tsx";
import { useProblemText } from "../signIn/useProblemText.ts";
import styles from "./confirmOwner.module.css";
import { samlTexts } from "./texts.ts";

interface ConfirmOwnerProps {
  email: string;
  teamName: string;
  onConfirmed: () => void;
}

/** The owner of an account says by a code from its mailbox that a team's sign-in may open it. */
export function ConfirmOwner({ email, teamName, onConfirmed }: ConfirmOwnerProps) {
  const say = useTexts(samlTexts);
  const [state, model] = useModel(() =>
    createSignInModel({
      call,
      nowMs: () => Date.now(),
      locale: currentLocale,
      keepHint: keepSignInHint,
      // Said once the team's sign-in has gone on.
      signedIn: () => undefined,
      goTo: null,
      email,
    }),
  );
  // The mail's link opens in another tab. Only its news counts: whoever was signed in before has confirmed nothing.
  useEffect(() => onOtherTab(() => void model.lookWhoIsIn()), [model]);
  const problem = useProblemText(state.step === "email" ? state.problem : null);
  const isConfirmed = state.step === "done";
  useEffect(() => {
    if (isConfirmed) onConfirmed();
  }, [isConfirmed, onConfirmed]);
  return (
    <AuthPage title={say("confirm")}>
      {state.step === "code" ? (
        <CodeStep key={state.authKey} state={state} actions={model} isAddressFixed />
      ) : (
        <>
          <h1>{say("confirm")}</h1>
          <p className={styles["lead"]}>{say("confirmLead", { email, team: teamName })}</p>
          <p className={styles["lead"]}>{say("confirmOnly")}</p>
          <Button
            size="lg"
            fullWidth
            className={styles["send"] ?? ""}
            loading={isConfirmed || (state.step === "email" && state.busy)}
            onClick={() => void model.sendEmail()}
          >
            {say("sendCode")}
          </Button>
          <p className={styles["problem"]} role="alert">
            {problem}
          </p>
          <ButtonLink to="/login" variant="secondary" size="lg" fullWidth>
            {say("toSignIn")}
          </ButtonLink>
        </>
      )}
    </AuthPage>
  );
}
