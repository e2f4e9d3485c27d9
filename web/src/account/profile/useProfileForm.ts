import type { AccountProfile } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useActForm } from "../../ui/form/useActForm.ts";
import type { ActForm } from "../../ui/form/useSendForm.ts";
import { ownAccountUpdated } from "../session/ownAccount.ts";
import { accountTexts } from "../texts.ts";
import { changesOf, draftOf, type ProfileDraft } from "./profileModel.ts";

export function useProfileForm(account: AccountProfile, onDone: () => void): ActForm<ProfileDraft> {
  const say = useTexts(accountTexts);
  return useActForm("updateAccount", {
    initial: draftOf(account),
    input: (draft) => changesOf(account, draft),
    faults: { name: say("nameNeeded") },
    onDone: (changed) => {
      if (changed !== null) ownAccountUpdated(changed.account);
      onDone();
    },
  });
}
