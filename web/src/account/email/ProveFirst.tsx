import { useEffect } from "react";
import { call } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useModel } from "../../platform/useModel.ts";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { createSignInModel, type SignInModel, type SignInState } from "../signIn/signInModel.ts";
import { useProblemText } from "../signIn/useProblemText.ts";
import { CodePart } from "./CodePart.tsx";
import styles from "./email.module.css";
import { emailTexts } from "./texts.ts";

interface ProveFirstProps {
  /** The address that the account has. */
  email: string;
  onDone: () => void;
}

/** A code to one's own address: whoever only found this browser signed in does not read it. */
export function ProveFirst({ email, onDone }: ProveFirstProps) {
  const [state, model] = useModel(() =>
    createSignInModel({
      call,
      send: ({ email: asked, locale }) => call("changeAccountEmail", { email: asked, locale }),
      nowMs: () => Date.now(),
      locale: currentLocale,
      keepHint: () => undefined,
      signedIn: () => undefined,
      goTo: null,
      email,
    }),
  );
  const isDone = state.step === "done";
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return state.step === "done" ? null : <ProveFirstView state={state} model={model} />;
}

interface ProveFirstViewProps {
  state: Exclude<SignInState, { step: "done" }>;
  model: Omit<SignInModel, "store">;
}

export function ProveFirstView({ state, model }: ProveFirstViewProps) {
  if (state.step === "code") return <CodePart state={state} model={model} canChange={false} />;
  return <AskForCode state={state} model={model} />;
}

function AskForCode({
  state,
  model,
}: {
  state: Extract<SignInState, { step: "email" }>;
  model: Omit<SignInModel, "store">;
}) {
  const say = useTexts(emailTexts);
  const problem = useProblemText(state.problem);
  const form = useSendForm({
    initial: {},
    faults: () => ({}),
    send: async () => {
      await model.sendEmail();
      return null;
    },
    outside: { busy: state.busy, fault: problem === null ? null : { field: null, says: () => problem } },
  });
  return (
    <ActFormView form={form} act={say("sendCode")} hasFocus>
      <p className={styles["lead"]}>{say("proveLead", { email: state.email })}</p>
    </ActFormView>
  );
}
