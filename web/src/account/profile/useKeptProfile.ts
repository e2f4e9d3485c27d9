import { entranceOperations, type AccountProfile } from "@atrium/contract";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from "react";
import { call, type InputFor } from "../../platform/call.ts";
import { followed } from "../../ui/form/followed.ts";
import type { ActForm } from "../../ui/form/useSendForm.ts";
import { ownAccountUpdated } from "../session/ownAccount.ts";
import type { Kept } from "../settings/AccountPage.tsx";
import { changesOf, draftOf, type ProfileDraft } from "./profileModel.ts";
import { useProfileForm } from "./useProfileForm.ts";

/** How long after the last change it is sent. */
const PAUSE_MS = 700;

interface KeptProfile {
  form: ActForm<ProfileDraft>;
  kept: Kept;
  /** Whether something was saved since the form was opened. */
  isKept: boolean;
  /** Whether something is not saved yet. */
  differs: boolean;
}

/** The own profile, saved after a pause in typing. What was refused is sent with the next change. */
export function useKeptProfile(account: AccountProfile, onKept?: (sent: ProfileDraft) => void): KeptProfile {
  const [isSaved, setSaved] = useState(false);
  const tried = useRef<ProfileDraft | null>(null);
  /** The values of untouched fields. */
  const baseRef = useRef(draftOf(account));
  const form = useProfileForm(account, () => {
    baseRef.current = tried.current ?? baseRef.current;
    setSaved(true);
    onKept?.(baseRef.current);
  });
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
  useFollowed(account, { form, baseRef });
  useLastWord(() => {
    const changes = tried.current === values ? null : changesOf(account, values);
    tried.current = values;
    return changes;
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!busy) tried.current = values;
    form.submit(event);
  };
  const kept = busy ? "saving" : isSaved && !differs ? "saved" : null;
  return { form: { ...form, submit }, kept, isKept: isSaved, differs };
}

interface Followed {
  form: ActForm<ProfileDraft>;
  baseRef: RefObject<ProfileDraft>;
}

/** Changes from elsewhere go into the untouched fields, so that they are not sent back. */
function useFollowed(account: AccountProfile, { form, baseRef }: Followed): void {
  const { busy } = form;
  const known = useRef(account);
  const follow = useEffectEvent(() => {
    const now = draftOf(account);
    const draft = followed(form.values, { before: baseRef.current, now });
    known.current = account;
    baseRef.current = now;
    if (draft !== form.values) form.restart(draft);
  });
  useEffect(() => {
    // A change in flight counts as saved once it is answered.
    if (!busy && known.current !== account) follow();
  }, [account, busy]);
}

/** Sends what still waits when this part or the page is left. */
function useLastWord(take: () => InputFor<"updateAccount"> | null): void {
  const send = useEffectEvent(() => {
    const input = take();
    if (input !== null && entranceOperations.updateAccount.input.safeParse(input).success) void sendLast(input);
  });
  useEffect(() => {
    const go = () => send();
    addEventListener("pagehide", go);
    return () => {
      removeEventListener("pagehide", go);
      send();
    };
  }, []);
}

async function sendLast(input: InputFor<"updateAccount">): Promise<void> {
  const reply = await call("updateAccount", input, { outlivesPage: true });
  if (reply.ok) ownAccountUpdated(reply.value.account);
}
