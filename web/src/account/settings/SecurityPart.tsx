import { Button } from "@mantine/core";
import type { AccountProfile } from "@atrium/contract";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { PrivacySetting } from "../consent/PrivacySetting.tsx";
import { OwnDataSetting } from "../data/OwnDataSetting.tsx";
import { SessionsSetting } from "../devices/SessionsSetting.tsx";
import { PasskeysSetting } from "../passkeys/PasskeysSetting.tsx";
import { DeleteAccountDialog } from "./DeleteAccountDialog.tsx";
import { DeletedTeams } from "./DeletedTeams.tsx";
import { settingsTexts } from "./texts.ts";

/** Sessions and ways to sign in, the own data, and deleting the account. */
export function SecurityPart({ account }: { account: AccountProfile }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <SecurityView
        sessions={<SessionsSetting />}
        passkeys={account.email === null ? null : <PasskeysSetting />}
        deletedTeams={<DeletedTeams />}
        deleteAccount={() => setDeleting(true)}
      />
      <DeleteAccountDialog account={account} opened={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
}

interface SecurityViewProps {
  /** The account's sessions. */
  sessions: ReactNode;
  /** The account's passkeys. */
  passkeys: ReactNode;
  /** Deleted teams that can still be restored. */
  deletedTeams: ReactNode;
  deleteAccount: () => void;
}

export function SecurityView({ sessions, passkeys, deletedTeams, deleteAccount }: SecurityViewProps) {
  const say = useTexts(settingsTexts);
  return (
    <>
      {sessions}
      {passkeys}
      <Setting title={say("here")} lead={say("hereLead")}>
        <ButtonLink to="/logout" variant="secondary">
          {say("signOut")}
        </ButtonLink>
      </Setting>
      <PrivacySetting />
      <OwnDataSetting />
      {deletedTeams}
      <Setting title={say("delete")} lead={say("deleteLead")}>
        <p>{say("deleteWhat")}</p>
        <Button mt={16} variant="danger-quiet" onClick={deleteAccount}>
          {say("deleteMine")}
        </Button>
      </Setting>
    </>
  );
}
