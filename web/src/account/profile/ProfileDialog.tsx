import type { AccountProfile } from "@atrium/contract";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useModel } from "../../platform/useModel.ts";
import { showToast } from "../../ui/toast.tsx";
import { ownAccountUpdated } from "../session/ownAccount.ts";
import { createProfileModel } from "./profileModel.ts";
import { ProfileForm } from "./ProfileForm.tsx";
import { accountTexts } from "../texts.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";

interface ProfileDialogProps {
  account: AccountProfile;
  opened: boolean;
  onClose: () => void;
}

/** One's own profile, over whatever page one is on. */
export function ProfileDialog({ account, opened, onClose }: ProfileDialogProps) {
  const say = useTexts(accountTexts);
  return (
    <Dialog opened={opened} onClose={onClose} size={720} title={say("profile")} closeLabel={say("close")}>
      <BoundForm account={account} onDone={onClose} />
    </Dialog>
  );
}

function BoundForm({ account, onDone }: { account: AccountProfile; onDone: () => void }) {
  const say = useTexts(accountTexts);
  const [state, model] = useModel(() => createProfileModel({ call, account, updated: ownAccountUpdated }));
  const save = async () => {
    await model.save();
    if (!model.store.getState().saved) return;
    showToast({ text: say("saved") });
    onDone();
  };
  return <ProfileForm state={state} actions={{ change: model.change, save }} onCancel={onDone} />;
}
