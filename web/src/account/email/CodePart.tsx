import { Button } from "@mantine/core";
import { useTexts } from "../../platform/i18n/texts.ts";
import { CodeField } from "../signIn/CodeField.tsx";
import { NewCodeCountdown } from "../signIn/NewCodeCountdown.tsx";
import type { SignInModel, SignInState } from "../signIn/signInModel.ts";
import { useProblemText } from "../signIn/useProblemText.ts";
import { accountTexts } from "../texts.ts";
import styles from "./email.module.css";
import { emailTexts } from "./texts.ts";

interface CodePartProps {
  state: Extract<SignInState, { step: "code" }>;
  model: Omit<SignInModel, "store">;
  /** Whether another address may be typed instead. */
  canChange?: boolean;
}

/** The six digits that were sent to an address. */
export function CodePart({ state, model, canChange = true }: CodePartProps) {
  const say = useTexts(emailTexts);
  const sayAccount = useTexts(accountTexts);
  const problem = useProblemText(state.problem);
  return (
    <div>
      <p className={styles["lead"]}>
        {sayAccount(state.isInTerminal ? "codeIsFor" : "codeSentTo")} <b>{state.email}</b>{" "}
        {canChange ? (
          <Button variant="quiet" size="sm" onClick={model.changeEmail}>
            {sayAccount("change")}
          </Button>
        ) : null}
      </p>
      <CodeField
        key={state.wrong}
        label={say("codeTitle")}
        code={state.code}
        wrong={state.problem !== null}
        busy={state.busy}
        onType={(code) => void model.typeCode(code)}
      />
      <p className={styles["problem"]} role="alert">
        {problem}
      </p>
      <NewCodeCountdown atMs={state.newCodeAtMs} onAsk={() => void model.askNewCode()} />
    </div>
  );
}
