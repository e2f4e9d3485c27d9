import { useTexts } from "../../platform/i18n/texts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { teamTexts } from "../texts.ts";
import { CreateTeamForm } from "./CreateTeamForm.tsx";

export function CreateTeamDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useTexts(teamTexts);
  return (
    <FormDialog opened={opened} onClose={onClose} title={say("newTeam")}>
      <CreateTeamForm onDone={onClose} />
    </FormDialog>
  );
}
