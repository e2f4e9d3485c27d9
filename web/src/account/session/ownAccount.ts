import type { AccountProfile, ErrorCode, Locale } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call, sessionMissing } from "../../platform/call.ts";
import { setLocale } from "../../platform/i18n/i18n.ts";
import { tellOtherTabs } from "../../platform/otherTabs.ts";
import { keep, queries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";

export const ownProfile = read("getAccountProfile", {});

/** Who is signed in: undefined while loading, null for nobody. */
export function useOwnAccount(): AccountProfile | null | undefined {
  useEffect(() => sessionMissing.on(() => void queries.invalidateQueries(ownProfile)), []);
  return useQuery(ownProfile).data?.account;
}

/** Whether I am support staff. Replies that only bring the profile leave it out: then it is asked for once. */
export function useGivesSupport(): boolean {
  const { data, refetch } = useQuery(ownProfile);
  const isUnknown = data !== undefined && data.account !== null && data.givesSupport === undefined;
  useEffect(() => {
    if (isUnknown) void refetch();
  }, [isUnknown, refetch]);
  return data?.givesSupport === true;
}

/** Whether the session was ended on this page itself, by signing out or deleting the account. */
const here = { hasLeft: false };
export const hasLeft = (): boolean => here.hasLeft;

/** Another account, or the same one changed: drops everything cached for the previous one. */
export function accountChanged(account: AccountProfile | null): void {
  here.hasLeft = account === null;
  queries.clear();
  keep("getAccountProfile", {}, { account });
  tellOtherTabs();
}

/** The same account with a changed profile; the rest of the cache stays. */
export const ownAccountUpdated = (account: AccountProfile): void =>
  void queries.setQueryData(ownProfile.queryKey, (before) => ({ ...before, account }));

/** Ends the session; returns the code of the failure if the server could not be reached and the session goes on. */
export async function signOut(): Promise<ErrorCode | null> {
  const reply = await call("logoutAccount", {});
  if (!reply.ok && reply.code !== "unauthorized") return reply.code;
  accountChanged(null);
  return null;
}

/** Changes the language of this page at once, and that of this account's mails. */
export async function changeLanguage(locale: Locale): Promise<void> {
  await setLocale(locale);
  const reply = await call("updateAccount", { locale });
  if (reply.ok) ownAccountUpdated(reply.value.account);
}
