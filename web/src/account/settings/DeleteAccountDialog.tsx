import { Loader } from "@mantine/core";
import { errorText, type AccountProfile } from "@atrium/contract";
import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { showToast } from "../../ui/toast.tsx";
import { accountChanged } from "../session/ownAccount.ts";
import { accountTexts } from "../texts.ts";
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
  const closeLabel = useTexts(accountTexts)("close");
  return (
    <Dialog opened={opened} onClose={onClose} size={560} title={say("deleteTitle")} closeLabel={closeLabel}>
      <Suspense fallback={<Loader aria-label={say("deleteTitle")} />}>
        <BoundForm account={account} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function BoundForm({ account, onClose }: { account: AccountProfile; onClose: () => void }) {
  const say = useTexts(settingsTexts);
  const navigate = useNavigate();
  const terms = useRead(read("canDeleteAccount", {}));
  const { run, busy, problem } = useAct("deleteAccount");
  const deleteNow = async () => {
    const reply = await run({});
    if (!reply.ok) return;
    accountChanged(null);
    showToast({ text: say("deleted") });
    await navigate({ to: "/login" });
  };
  return (
    <DeleteAccountForm
      email={account.email}
      terms={terms}
      busy={busy}
      problem={problem === null ? null : errorText(problem, currentLocale())}
      onDelete={() => void deleteNow()}
      onKeep={onClose}
    />
  );
}
