import { TextInput } from "@mantine/core";
import { bounds, type Passkey } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView, FormDialog } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import { passkeysTexts } from "./texts.ts";

interface RenamePasskeyDialogProps {
  /** The passkey being renamed; null keeps the dialog closed. */
  passkey: Passkey | null;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const say = useTexts(passkeysTexts);
  return (
    <FormDialog opened={passkey !== null} onClose={onClose} title={say("renameTitle")}>
      {passkey === null ? null : <RenameForm passkey={passkey} onDone={onClose} />}
    </FormDialog>
  );
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const say = useTexts(passkeysTexts);
  const form = useActForm("renamePasskey", {
    initial: { name: passkey.name },
    input: ({ name }) => (name.trim() === passkey.name ? null : { passkeyId: passkey.id, name }),
    onDone,
  });
  return (
    <ActFormView form={form} act={say("save")}>
      <TextInput {...form.field("name")} label={say("name")} maxLength={bounds.passkeyName.max} data-autofocus />
    </ActFormView>
  );
}
