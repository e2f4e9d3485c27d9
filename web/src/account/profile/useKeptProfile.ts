import type { AccountProfile } from "@atrium/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ActForm } from "../../ui/form/useSendForm.ts";
import { useProfileForm } from "./ProfileForm.tsx";
import { changesOf, type ProfileDraft } from "./profileModel.ts";

/** So long after the last change it is sent. */
const PAUSE_MS = 700;

interface KeptProfile {
  form: ActForm<ProfileDraft>;
  kept: "saving" | "saved" | null;
}

/** One's own profile, sent as soon as one pauses. What was refused waits for the next change. */
export function useKeptProfile(account: AccountProfile): KeptProfile {
  const [isSaved, setSaved] = useState(false);
  const form = useProfileForm(account, () => setSaved(true));
  const tried = useRef<ProfileDraft | null>(null);
  const { values, busy } = form;
  const differs = changesOf(account, values) !== null;
  const send = useEffectEvent(() => {
    tried.current = values;
    form.sendQuietly();
  });
  useEffect(() => {
    if (!differs || busy || tried.current === values) return undefined;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, busy, differs]);
  return { form, kept: busy ? "saving" : isSaved && !differs ? "saved" : null };
}
