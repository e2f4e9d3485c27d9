import { Loader } from "@mantine/core";
import { errorText, type AccountProfile } from "@atrium/contract";
import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { showToast } from "../../ui/toast.tsx";
import { accountChanged } from "../session/ownAccount.ts";
import { DeleteAccountForm } from "./DeleteAccountForm.tsx";
import { settingsTexts } from "./texts.ts";

interface DeleteAccountDialogProps {
  account: AccountProfile;
  opened: boolean;
  onClose: () => void;
}

/** Says what goes with the account before it does. */
export function DeleteAccountDialog({ account, opened, onClose }: DeleteAccountDialogProps) {
  const say = useTexts(settingsTexts);
  return (
    <FormDialog opened={opened} onClose={onClose} size={560} title={say("deleteTitle")}>
      <Suspense fallback={<Loader aria-label={say("deleteTitle")} />}>
        <BoundForm account={account} onClose={onClose} />
      </Suspense>
    </FormDialog>
  );
}

function BoundForm({ account, onClose }: { account: AccountProfile; onClose: () => void }) {
  const say = useTexts(settingsTexts);
  const navigate = useNavigate();
  const terms = useRead(read("canDeleteAccount", {}));
  const { run } = useAct("deleteAccount");
  const deleteNow = async () => {
    const reply = await run({});
    if (!reply.ok) return errorText(reply.code, currentLocale());
    accountChanged(null);
    showToast({ text: say("deleted") });
    await navigate({ to: "/login" });
    return null;
  };
  return <DeleteAccountForm email={account.email} terms={terms} onDelete={deleteNow} onKeep={onClose} />;
}
