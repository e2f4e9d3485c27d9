import { Button } from "@mantine/core";
import type { AccountProfile, ErrorCode, JoinConfig } from "@atrium/contract";
import { IconMail } from "@tabler/icons-react";
import { useTexts } from "../platform/i18n/texts.ts";
import { Face } from "../ui/Face.tsx";
import { AskAgain } from "./AskAgain.tsx";
import styles from "./invitation.module.css";
import { invitationTexts } from "./texts.ts";

interface OtherAccountProps {
  config: JoinConfig;
  account: AccountProfile | null;
  signInInstead: (email: string) => void;
  ask: () => Promise<ErrorCode | null>;
}

/** The invitation is for another address than that of the current session: shows both. */
export function OtherAccount({ config, account, signInInstead, ask }: OtherAccountProps) {
  const say = useTexts(invitationTexts);
  const { inviter, space, team } = config;
  const email = config.email ?? "";
  const mine = account?.email ?? null;
  return (
    <>
      <h1 className={styles["title"]}>{say("otherTitle")}</h1>
      <p className={styles["lead"]}>{say("otherLead", { name: inviter.name })}</p>
      <div className={styles["address"]}>
        <i>
          <IconMail size={18} aria-hidden />
        </i>
        <p>
          <b>{email}</b>
          <small>{say("invitedTo", { place: space?.name ?? team.name })}</small>
        </p>
      </div>
      {account === null ? null : (
        <div className={styles["address"]}>
          <Face look={account} size={36} />
          <p>
            <b>{account.email}</b>
            <small>{say("signedInHere")}</small>
          </p>
        </div>
      )}
      <Button size="lg" fullWidth mt={20} onClick={() => signInInstead(email)}>
        {say("signInAs", { name: email.split("@")[0] ?? email })}
      </Button>
      {mine === null ? null : (
        <div className={styles["ask"]}>
          <AskAgain name={inviter.name} label={say("askForAddress", { email: mine })} ask={ask} variant="secondary" />
          <p className={styles["note"]}>{say("seesAddress", { name: inviter.name })}</p>
        </div>
      )}
    </>
  );
}
