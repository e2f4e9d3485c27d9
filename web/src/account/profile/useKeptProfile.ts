import type { AccountProfile } from "@atrium/contract";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { ActForm } from "../../ui/form/useSendForm.ts";
import { useProfileForm } from "./ProfileForm.tsx";
import { changesOf, type ProfileDraft } from "./profileModel.ts";

/** So long after the last change it is sent. */
const PAUSE_MS = 700;

interface KeptProfile {
  form: ActForm<ProfileDraft>;
  /** Goes to the form's element: it sends itself. */
  formRef: RefObject<HTMLFormElement | null>;
  kept: "saving" | "saved" | null;
}

/** One's own profile, sent as soon as one pauses. What was refused waits for the next change. */
export function useKeptProfile(account: AccountProfile): KeptProfile {
  const formRef = useRef<HTMLFormElement | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useProfileForm(account, () => setSaved(true));
  const tried = useRef<ProfileDraft | null>(null);
  const { values, busy } = form;
  const differs = changesOf(account, values) !== null;
  useEffect(() => {
    if (!differs || busy || tried.current === values) return undefined;
    const timer = setTimeout(() => {
      tried.current = values;
      formRef.current?.requestSubmit();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, busy, differs]);
  return { form, formRef, kept: busy ? "saving" : isSaved && !differs ? "saved" : null };
}
