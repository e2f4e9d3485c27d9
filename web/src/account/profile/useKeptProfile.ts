import { operations, type AccountProfile } from "@atrium/contract";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from "react";
import { call, type InputFor } from "../../platform/call.ts";
import type { ActForm } from "../../ui/form/useSendForm.ts";
import { ownAccountUpdated } from "../session/ownAccount.ts";
import type { Kept } from "../settings/AccountPage.tsx";
import { changesOf, draftOf, followed, type ProfileDraft } from "./profileModel.ts";
import { useProfileForm } from "./useProfileForm.ts";

/** So long after the last change it is sent. */
const PAUSE_MS = 700;

interface KeptProfile {
  form: ActForm<ProfileDraft>;
  kept: Kept;
  /** Something was kept since one came. */
  isKept: boolean;
  /** Something is not kept yet. */
  differs: boolean;
}

/** One's own profile, sent as soon as one pauses. What was refused waits for the next change. */
export function useKeptProfile(account: AccountProfile, onKept?: (sent: ProfileDraft) => void): KeptProfile {
  const [isSaved, setSaved] = useState(false);
  const tried = useRef<ProfileDraft | null>(null);
  /** What a field says that nobody has touched since. */
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

/** What was changed elsewhere comes into the fields that were not touched here, so that it is not sent back. */
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
    // What is under way counts as known once it is answered.
    if (!busy && known.current !== account) follow();
  }, [account, busy]);
}

/** Sends what waits for its pause when one goes, from this part or from the page. */
function useLastWord(take: () => InputFor<"updateAccount"> | null): void {
  const send = useEffectEvent(() => {
    const input = take();
    if (input !== null && operations.updateAccount.input.safeParse(input).success) void sendLast(input);
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
