import { read } from "../../platform/data/read.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { useOwnAccount } from "../session/ownAccount.ts";
import { SupportView } from "./SupportView.tsx";

/** Where support staff open a space to themselves. */
export function SupportScreen() {
  const { accesses } = useRead(read("listOwnSupportAccess", {}));
  const account = useOwnAccount();
  return <SupportView accesses={accesses} accountId={account?.accountId ?? null} />;
}
