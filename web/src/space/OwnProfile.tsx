import { useEffect, useState } from "react";
import { ProfileDialog, useOwnAccount } from "../account/index.ts";
import { invalidate } from "../platform/data/touched.ts";

/** One's own profile, over the room. Entering may have opened a session or set its name, so it is refetched first. */
export function OwnProfile({ opened, close }: { opened: boolean; close: () => void }) {
  const account = useOwnAccount() ?? null;
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (!opened) return undefined;
    let isGone = false;
    void invalidate([{ operation: "getAccountProfile" }]).then(() => (isGone ? undefined : setFresh(true)));
    return () => {
      isGone = true;
      setFresh(false);
    };
  }, [opened]);
  if (account === null) return null;
  return <ProfileDialog account={account} opened={opened && isFresh} onClose={close} />;
}
