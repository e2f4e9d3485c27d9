import { useTexts } from "../../platform/i18n/texts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { ProveFirst } from "../email/ProveFirst.tsx";
import { useOwnAccount } from "../session/ownAccount.ts";
import { passkeysTexts } from "./texts.ts";

interface ProofDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The owner has shown who they are. */
  onDone: () => void;
}

/** Asks for the code of one's own mailbox before a passkey is made in a session that began a while ago. */
export function ProofDialog({ opened, onClose, onDone }: ProofDialogProps) {
  const say = useTexts(passkeysTexts);
  return (
    <FormDialog opened={opened} onClose={onClose} title={say("add")}>
      {opened ? <OwnProof onDone={onDone} /> : null}
    </FormDialog>
  );
}

function OwnProof({ onDone }: Pick<ProofDialogProps, "onDone">) {
  const email = useOwnAccount()?.email;
  return typeof email === "string" ? <ProveFirst email={email} onDone={onDone} /> : null;
}
