import { errorText } from "@atrium/contract";
import { useState } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { makePasskey } from "./passkeyBrowser.ts";
import { passkeysTexts } from "./texts.ts";

/** Creates a passkey and reports the result; `onHere` once the device has one. */
export function useMakePasskey(onHere: () => void = () => undefined) {
  const say = useTexts(passkeysTexts);
  const [busy, setBusy] = useState(false);
  const [asksForProof, setAsksForProof] = useState(false);
  const make = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const outcome = await makePasskey();
    setBusy(false);
    if (outcome.kind === "done") showToast({ text: say("madeNow") });
    if (outcome.kind === "hereAlready") showToast({ text: say("hereAlready") });
    if (outcome.kind === "refused" && outcome.code === "proofNeeded") setAsksForProof(true);
    else if (outcome.kind === "refused") showToast({ text: errorText(outcome.code, currentLocale()), kind: "bad" });
    if (outcome.kind === "done" || outcome.kind === "hereAlready") onHere();
  };
  const giveUp = () => setAsksForProof(false);
  const goOn = () => {
    giveUp();
    void make();
  };
  return { make, busy, proof: { opened: asksForProof, onClose: giveUp, onDone: goOn } };
}
