import { Button } from "@mantine/core";
import type { AccountProfile } from "@atrium/contract";
import { useEffect, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Row } from "../../ui/list/Row.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { ChangeEmailDialog } from "../email/ChangeEmailDialog.tsx";
import { emailTexts } from "../email/texts.ts";
import { ProfileEditor } from "../profile/ProfileForm.tsx";
import { useKeptProfile } from "../profile/useKeptProfile.ts";
import styles from "./account.module.css";
import type { Kept } from "./AccountPage.tsx";
import { settingsTexts } from "./texts.ts";

interface ProfilePartProps {
  account: AccountProfile;
  /** Told how far saving is, and null on unmounting. */
  tellKept: (kept: Kept) => void;
}

/** The profile, saved while typing, and the email address. */
export function ProfilePart({ account, tellKept }: ProfilePartProps) {
  const say = useTexts(settingsTexts);
  const sayEmail = useTexts(emailTexts);
  const { form, kept } = useKeptProfile(account);
  useEffect(() => tellKept(kept), [kept, tellKept]);
  useEffect(() => () => tellKept(null), [tellKept]);
  const [isChangingEmail, setChangingEmail] = useState(false);
  const { email } = account;
  return (
    <>
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
    </>
  );
}
