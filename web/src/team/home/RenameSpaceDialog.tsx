import { TextInput } from "@mantine/core";
import { bounds, type SpaceCard } from "@atrium/contract";
import { act } from "../../platform/data/act.ts";
import { guess } from "../../platform/data/guess.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView, FormDialog } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import { tellRenamed } from "../tellRenamed.ts";
import { teamTexts } from "../texts.ts";

interface RenameSpaceDialogProps {
  /** The space being renamed; null keeps the dialog closed. */
  space: SpaceCard | null;
  onClose: () => void;
}

export function RenameSpaceDialog({ space, onClose }: RenameSpaceDialogProps) {
  const say = useTexts(teamTexts);
  return (
    <FormDialog opened={space !== null} onClose={onClose} title={say("renameSpace")}>
      {space === null ? null : <RenameForm space={space} onDone={onClose} />}
    </FormDialog>
  );
}

function RenameForm({ space, onDone }: { space: SpaceCard; onDone: () => void }) {
  const say = useTexts(teamTexts);
  const { id: spaceId, teamId } = space;
  const form = useActForm("updateSpace", {
    initial: { name: space.name },
    input: ({ name }) => (name.trim() === space.name ? null : { spaceId, name }),
    optimistic: ({ name = space.name }) => [
      guess("listTeamSpaces", { teamId }, ({ spaces }) => ({
        spaces: spaces.map((one) => (one.id === spaceId ? { ...one, name: name.trim() } : one)),
      })),
    ],
    onDone: (renamed) => {
      onDone();
      if (renamed === null) return;
      tellRenamed(say, renamed.space.name, () => act("updateSpace", { spaceId, name: space.name }));
    },
  });
  return (
    <ActFormView form={form} act={say("save")}>
      <TextInput {...form.field("name")} label={say("spaceName")} maxLength={bounds.spaceName.max} data-autofocus />
    </ActFormView>
  );
}
