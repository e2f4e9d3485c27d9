import { TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { call } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useModel } from "../../platform/useModel.ts";
import { ActFormView, FormDialog } from "../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { showToast } from "../../ui/toast.tsx";
import { ownAccountUpdated } from "../session/ownAccount.ts";
import { keepSignInHint } from "../signIn/signInHint.ts";
import { createSignInModel, type SignInModel, type SignInState } from "../signIn/signInModel.ts";
import { useProblemText } from "../signIn/useProblemText.ts";
import styles from "./email.module.css";
import { CodePart } from "./CodePart.tsx";
import { ProveFirst } from "./ProveFirst.tsx";
import { emailTexts } from "./texts.ts";

interface ChangeEmailDialogProps {
  /** The current address. */
  email: string;
  opened: boolean;
  onClose: () => void;
}

/** Changes the address: it is typed, then proven by the code sent to it. */
export function ChangeEmailDialog({ email, opened, onClose }: ChangeEmailDialogProps) {
  const say = useTexts(emailTexts);
  return (
    <FormDialog opened={opened} onClose={onClose} title={say("title")}>
      {opened ? <ChangeEmail email={email} onDone={onClose} /> : null}
    </FormDialog>
  );
}

function ChangeEmail({ email, onDone }: { email: string; onDone: () => void }) {
  const say = useTexts(emailTexts);
  const [state, model] = useModel(() =>
    createSignInModel({
      call,
      send: ({ email: asked, locale }) => call("changeAccountEmail", { email: asked, locale }),
      nowMs: () => Date.now(),
      locale: currentLocale,
      keepHint: keepSignInHint,
      signedIn: (account) => {
        ownAccountUpdated(account);
        showToast({ text: say("done", { email: account.email ?? "" }) });
      },
      goTo: null,
    }),
  );
  const [isProven, setProven] = useState(false);
  const isDone = state.step === "done";
  const typed = "email" in state ? state.email : "";
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  if (state.step === "done") return null;
  if (!isProven && asksForProof(state))
    return (
      <ProveFirst
        email={email}
        onDone={() => {
          setProven(true);
          void model.sendEmail();
        }}
      />
    );
  return (
    <ChangeEmailView
      state={state}
      model={model}
      isSame={typed.trim().toLowerCase() === email.toLowerCase()}
      email={email}
    />
  );
}

/** The server wants to know first that it is the account's owner who sits here. */
const asksForProof = (state: SignInState): boolean =>
  state.step === "email" && state.problem?.kind === "refused" && state.problem.code === "proofNeeded";

interface ChangeEmailViewProps {
  state: Exclude<SignInState, { step: "done" }>;
  model: Omit<SignInModel, "store">;
  email: string;
  /** The typed address is the current one. */
  isSame: boolean;
}

export function ChangeEmailView({ state, ...rest }: ChangeEmailViewProps) {
  if (state.step === "code") return <CodePart state={state} model={rest.model} />;
  return <AddressPart state={state} {...rest} />;
}

interface AddressPartProps extends Omit<ChangeEmailViewProps, "state"> {
  state: Extract<SignInState, { step: "email" }>;
}

function AddressPart({ state, model, email, isSame }: AddressPartProps) {
  const say = useTexts(emailTexts);
  const problem = useProblemText(state.problem);
  const form = useSendForm({
    initial: { email: state.email },
    faults: (): Record<string, string> => (isSame ? { email: say("sameAddress") } : {}),
    send: async () => {
      await model.sendEmail();
      return null;
    },
    outside: { busy: state.busy, fault: problem === null ? null : { field: "email", says: () => problem } },
    onType: ({ email: typed }) => model.typeEmail(typed),
  });
  return (
    <>
      <p className={styles["lead"]}>{say("lead", { email })}</p>
      <ActFormView form={form} act={say("sendCode")} isBlocked={state.email.trim() === ""}>
        <TextInput {...form.field("email")} label={say("newEmail")} type="email" autoComplete="email" data-autofocus />
      </ActFormView>
    </>
  );
}
