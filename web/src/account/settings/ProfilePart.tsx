import { Button } from "@mantine/core";
import type { AccountProfile } from "@atrium/contract";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Row } from "../../ui/list/Row.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { ChangeEmailDialog } from "../email/ChangeEmailDialog.tsx";
import { emailTexts } from "../email/texts.ts";
import { ProfileEditor } from "../profile/ProfileForm.tsx";
import { useKeptProfile } from "../profile/useKeptProfile.ts";
import styles from "./account.module.css";
import { AccountPage } from "./AccountPage.tsx";
import { settingsTexts } from "./texts.ts";

/** How one looks to others, kept as one goes, and where mail goes. */
export function ProfilePart({ account }: { account: AccountProfile }) {
  const say = useTexts(settingsTexts);
  const sayEmail = useTexts(emailTexts);
  const { form, kept } = useKeptProfile(account);
  const [isChangingEmail, setChangingEmail] = useState(false);
  const { email } = account;
  return (
    <AccountPage part="profile" kept={kept}>
      <Setting title={say("profile")} lead={say("profileLead")} isWide>
        <ProfileEditor account={account} form={form} isPage>
          {(fields) => (
            <form onSubmit={form.submit} noValidate>
              {fields}
              <p className={styles["problem"]} role="alert">
                {form.problem}
              </p>
            </form>
          )}
        </ProfileEditor>
      </Setting>
      <Setting title={say("email")} lead={say("emailLead")}>
        {email === null ? (
          <p>{say("noEmail")}</p>
        ) : (
          <Row title={email}>
            <Button variant="secondary" onClick={() => setChangingEmail(true)}>
              {sayEmail("change")}
            </Button>
          </Row>
        )}
      </Setting>
      {email === null ? null : (
        <ChangeEmailDialog email={email} opened={isChangingEmail} onClose={() => setChangingEmail(false)} />
      )}
    </AccountPage>
  );
}
