import type { AccountProfile } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { accountTexts } from "../texts.ts";

interface ProfileDialogProps {
  account: AccountProfile;
  opened: boolean;
  onClose: () => void;
}

/** Edits the own profile, over any page. */
export function ProfileDialog({ account, opened, onClose }: ProfileDialogProps) {
  const say = useTexts(accountTexts);
  return (
    <FormDialog opened={opened} onClose={onClose} size={760} title={say("profile")}>
      <ProfileForm account={account} onDone={onClose} />
    </FormDialog>
  );
}
