import { Modal } from "@mantine/core";
import { useTexts } from "../../platform/i18n/texts.ts";
import { teamTexts } from "../texts.ts";
import { CreateTeamForm } from "./CreateTeamForm.tsx";

export function CreateTeamDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useTexts(teamTexts);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say("newTeam")}
      size={480}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <CreateTeamForm onDone={onClose} />
    </Modal>
  );
}
