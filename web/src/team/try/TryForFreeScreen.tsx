import { useModel } from "../../platform/useModel.ts";
import { accountChanged, AuthPage } from "../../account/index.ts";
import { call } from "../../platform/call.ts";
import { copyText } from "../../platform/clipboard.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { teamTexts } from "../texts.ts";
import { createTryModel } from "./tryForFreeModel.ts";
import { TryNamesStep, TryReadyStep } from "./TryForFreeView.tsx";

/** A place of one's own before any e-mail is known. */
export function TryForFreeScreen() {
  const say = useTexts(teamTexts);
  const [state, model] = useModel(() =>
    createTryModel({
      call,
      copy: copyText,
      signedIn: accountChanged,
      origin: location.origin,
      teamName: say("defaultTeam"),
      spaceName: say("defaultSpace"),
      locale: currentLocale,
    }),
  );
  return (
    <AuthPage title={say("tryTitle")}>
      {state.step === "names" ? (
        <TryNamesStep state={state} actions={model} />
      ) : (
        <TryReadyStep state={state} actions={model} />
      )}
    </AuthPage>
  );
}
