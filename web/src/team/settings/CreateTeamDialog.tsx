import { useTexts } from "../../platform/i18n/texts.ts";
import { teamTexts } from "../texts.ts";
import { CreateTeamForm } from "./CreateTeamForm.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";

export function CreateTeamDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useTexts(teamTexts);
  return (
    <Dialog opened={opened} onClose={onClose} title={say("newTeam")} size={480} closeLabel={say("close")}>
      <CreateTeamForm onDone={onClose} />
    </Dialog>
  );
}
