import { useState, type ReactNode } from "react";
import { useOwnAccount } from "../session/ownAccount.ts";
import { AccountPage, type Kept } from "./AccountPage.tsx";
import type { AccountPart } from "./accountPart.ts";
import { ProfilePart } from "./ProfilePart.tsx";
import { SecurityPart } from "./SecurityPart.tsx";

interface AccountScreenProps {
  part: AccountPart;
  /** The notification settings, passed in: they belong to the chats. */
  notices: ReactNode;
  /** What it is connected to outside, passed in likewise. */
  integrations: ReactNode;
}

/** The own account: profile, security, notifications and integrations. */
export function AccountScreen({ part, notices, integrations }: AccountScreenProps) {
  const account = useOwnAccount();
  const [kept, setKept] = useState<Kept>(null);
  if (account === null || account === undefined) return null;
  // One page around all parts, so that a pressed tab stays mounted and keeps the focus.
  return (
    <AccountPage part={part} kept={kept}>
      {part === "profile" ? <ProfilePart account={account} tellKept={setKept} /> : null}
      {part === "security" ? <SecurityPart account={account} /> : null}
      {part === "notices" ? notices : null}
      {part === "integrations" ? integrations : null}
    </AccountPage>
  );
}
