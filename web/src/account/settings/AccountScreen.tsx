import { useState, type ReactNode } from "react";
import { useOwnAccount } from "../session/ownAccount.ts";
import { AccountPage, type Kept } from "./AccountPage.tsx";
import type { AccountPart } from "./accountPart.ts";
import { ProfilePart } from "./ProfilePart.tsx";
import { SecurityPart } from "./SecurityPart.tsx";

interface AccountScreenProps {
  part: AccountPart;
  /** What one is told of: it stands on what others know of chats. */
  notices: ReactNode;
}

/** One's own account: how one looks, how one signs in and what is kept, what one is told of. */
export function AccountScreen({ part, notices }: AccountScreenProps) {
  const account = useOwnAccount();
  const [kept, setKept] = useState<Kept>(null);
  if (account === null || account === undefined) return null;
  // One page around them all: a tab that was pressed stays, with the focus.
  return (
    <AccountPage part={part} kept={kept}>
      {part === "profile" ? <ProfilePart account={account} tellKept={setKept} /> : null}
      {part === "security" ? <SecurityPart account={account} /> : null}
      {part === "notices" ? notices : null}
    </AccountPage>
  );
}
