import { Button } from "@mantine/core";
import type { AccountProfile } from "@atrium/contract";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { Row } from "../../ui/list/Row.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { PasskeysSetting } from "../passkeys/PasskeysSetting.tsx";
import { SessionsSetting } from "../devices/SessionsSetting.tsx";
import { ChangeEmailDialog } from "../email/ChangeEmailDialog.tsx";
import { emailTexts } from "../email/texts.ts";
import { ProfileDialog } from "../profile/ProfileDialog.tsx";
import { OwnDataSetting } from "../data/OwnDataSetting.tsx";
import { PrivacySetting } from "../consent/PrivacySetting.tsx";
import { useOwnAccount } from "../session/ownAccount.ts";
import { DeletedTeams } from "./DeletedTeams.tsx";
import { DeleteAccountDialog } from "./DeleteAccountDialog.tsx";
import { settingsTexts } from "./texts.ts";

/** One's own account: how one looks, where mail goes, and the way out. */
export function AccountScreen() {
  const account = useOwnAccount();
  const [opened, setOpened] = useState<"profile" | "email" | "delete" | null>(null);
  if (account === null || account === undefined) return null;
  const close = () => setOpened(null);
  return (
    <>
      <AccountView
        account={account}
        editProfile={() => setOpened("profile")}
        changeEmail={() => setOpened("email")}
        deleteAccount={() => setOpened("delete")}
        sessions={<SessionsSetting />}
        passkeys={account.email === null ? null : <PasskeysSetting />}
        deletedTeams={<DeletedTeams />}
      />
      <ProfileDialog account={account} opened={opened === "profile"} onClose={close} />
      {account.email === null ? null : (
        <ChangeEmailDialog email={account.email} opened={opened === "email"} onClose={close} />
      )}
      <DeleteAccountDialog account={account} opened={opened === "delete"} onClose={close} />
    </>
  );
}

interface AccountViewProps {
  account: AccountProfile;
  editProfile: () => void;
  changeEmail: () => void;
  deleteAccount: () => void;
  /** Where one is signed in. */
  sessions?: ReactNode;
  /** The other way in. */
  passkeys?: ReactNode;
  /** What can still be brought back. */
  deletedTeams?: ReactNode;
}

export function AccountView({ account, editProfile, changeEmail, deleteAccount, ...parts }: AccountViewProps) {
  const say = useTexts(settingsTexts);
  const sayEmail = useTexts(emailTexts);
  const name = account.name === "" ? say("nameless") : account.name;
  return (
    <Page title={say("account")}>
      <Setting title={say("profile")} lead={say("profileLead")}>
        <Row picture={<Face look={{ ...account, name }} size={40} />} title={name} note={account.about}>
          <Button variant="secondary" onClick={editProfile}>
            {say("editProfile")}
          </Button>
        </Row>
      </Setting>
      <Setting title={say("email")} lead={say("emailLead")}>
        {account.email === null ? (
          <p>{say("noEmail")}</p>
        ) : (
          <Row title={account.email}>
            <Button variant="secondary" onClick={changeEmail}>
              {sayEmail("change")}
            </Button>
          </Row>
        )}
      </Setting>
      {parts.sessions}
      {parts.passkeys}
      <Setting title={say("here")} lead={say("hereLead")}>
        <ButtonLink to="/logout" variant="secondary">
          {say("signOut")}
        </ButtonLink>
      </Setting>
      <PrivacySetting />
      <OwnDataSetting />
      {parts.deletedTeams}
      <Setting title={say("delete")} lead={say("deleteLead")}>
        <p>{say("deleteWhat")}</p>
        <Button mt={16} variant="danger" onClick={deleteAccount}>
          {say("deleteMine")}
        </Button>
      </Setting>
    </Page>
  );
}
