import type { ReactNode } from "react";
import { useOwnAccount } from "../session/ownAccount.ts";
import { AccountPage } from "./AccountPage.tsx";
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
  if (account === null || account === undefined) return null;
  if (part === "profile") return <ProfilePart account={account} />;
  if (part === "security") return <SecurityPart account={account} />;
  return <AccountPage part="notices">{notices}</AccountPage>;
}
