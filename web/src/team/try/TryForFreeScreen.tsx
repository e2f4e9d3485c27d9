import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { AuthPage } from "../../account/index.ts";
import { copyText } from "../../platform/clipboard.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { MadeSpace } from "./madeSpace.ts";
import { tryTexts } from "./texts.ts";
import { TryNames } from "./TryNames.tsx";
import { TryReady } from "./TryReady.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What *Try for free* has made here; read through `MadeSpace`. */
    madeSpace?: unknown;
  }
}

/** A place of one's own before any e-mail is known: two names, one button, and the link is in the clipboard. */
export function TryForFreeScreen() {
  const say = useTexts(tryTexts);
  const { history } = useRouter();
  const [made, setMade] = useState(() => MadeSpace.safeParse(history.location.state.madeSpace).data ?? null);
  const [isCopied, setCopied] = useState(false);
  const copy = async ({ slug }: MadeSpace) => setCopied(await copyText(`${location.origin}/s/${slug}`));
  const keep = async (madeSpace: MadeSpace) => {
    history.replace(history.location.href, { ...history.location.state, madeSpace });
    await copy(madeSpace);
    setMade(madeSpace);
  };
  return (
    <AuthPage title={say("tryTitle")}>
      {made === null ? (
        <TryNames onMade={keep} />
      ) : (
        <TryReady made={made} origin={location.origin} isCopied={isCopied} copy={() => void copy(made)} />
      )}
    </AuthPage>
  );
}
