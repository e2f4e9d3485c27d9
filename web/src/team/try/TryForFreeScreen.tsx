import { useRouter } from "@tanstack/react-router";
import { useModel } from "../../platform/useModel.ts";
import { accountChanged, AuthPage } from "../../account/index.ts";
import { call } from "../../platform/call.ts";
import { copyText } from "../../platform/clipboard.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { teamTexts } from "../texts.ts";
import { createTryModel, MadeSpace } from "./tryForFreeModel.ts";
import { TryNamesStep, TryReadyStep } from "./TryForFreeView.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What *Try for free* has made here; read through `MadeSpace`. */
    madeSpace?: unknown;
  }
}

/** A place of one's own before any e-mail is known. */
export function TryForFreeScreen() {
  const say = useTexts(teamTexts);
  const { history } = useRouter();
  const [state, model] = useModel(() =>
    createTryModel({
      made: MadeSpace.safeParse(history.location.state.madeSpace).data ?? null,
      keepMade: (madeSpace) => history.replace(history.location.href, { ...history.location.state, madeSpace }),
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
