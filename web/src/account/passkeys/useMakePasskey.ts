import { errorText } from "@atrium/contract";
import { useState } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { makePasskey } from "./passkeyBrowser.ts";
import { passkeysTexts } from "./texts.ts";

/** Creates a passkey and reports the result. */
export function useMakePasskey() {
  const say = useTexts(passkeysTexts);
  const [busy, setBusy] = useState(false);
  /** Returns whether the device has one now. */
  const make = async (): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const outcome = await makePasskey();
    setBusy(false);
    if (outcome.kind === "done") showToast({ text: say("madeNow") });
    if (outcome.kind === "hereAlready") showToast({ text: say("hereAlready") });
    if (outcome.kind === "refused") showToast({ text: errorText(outcome.code, currentLocale()), kind: "bad" });
    return outcome.kind === "done" || outcome.kind === "hereAlready";
  };
  return { make, busy };
}
