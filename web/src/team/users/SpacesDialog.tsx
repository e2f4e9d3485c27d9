import { Button, Checkbox } from "@mantine/core";
import type { AccountId, SpaceCard, SpaceId } from "@atrium/contract";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { personName } from "../personName.ts";
import { usersTexts } from "./texts.ts";
import styles from "./spacesDialog.module.css";

interface Placed {
  accountId: AccountId;
  name: string;
  email: string | null;
  spaceIds: SpaceId[];
}

interface SpacesDialogProps {
  /** Whose spaces; null while nobody is asked about. */
  person: Placed | null;
  lead: string;
  spaces: readonly SpaceCard[];
  /** True once it is done. */
  onSave: (person: Placed, spaceIds: SpaceId[]) => Promise<boolean>;
  onClose: () => void;
}

/** Which of the team's spaces somebody is added to. */
export function SpacesDialog({ person, ...rest }: SpacesDialogProps) {
  const say = useTexts(usersTexts);
  return (
    <Dialog
      opened={person !== null}
      onClose={rest.onClose}
      title={person === null ? "" : say("spacesTitle", { name: personName(person, say("nameless")) })}
      closeLabel={say("close")}
      size={440}
    >
      {person === null ? null : <SpacesForm key={person.accountId} person={person} {...rest} />}
    </Dialog>
  );
}

function SpacesForm({ person, lead, spaces, onSave, onClose }: SpacesDialogProps & { person: Placed }) {
  const say = useTexts(usersTexts);
  const [ticked, setTicked] = useState(() =>
    spaces.filter(({ id }) => person.spaceIds.includes(id)).map(({ id }) => id),
  );
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const isDone = await onSave(person, ticked);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <form className={styles["spacesForm"]} onSubmit={(event) => void save(event)}>
      <p>{lead}</p>
      <div className={styles["spacesList"]}>
        {spaces.map(({ id, name }) => (
          <Checkbox
            key={id}
            size="sm"
            radius={5}
            label={name}
            checked={ticked.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              setTicked((before) => (checked ? [...before, id] : before.filter((each) => each !== id)))
            }
          />
        ))}
      </div>
      <div className={styles["spacesFoot"]}>
        <Button variant="secondary" onClick={onClose}>
          {say("cancel")}
        </Button>
        <Button type="submit" loading={isBusy}>
          {say("save")}
        </Button>
      </div>
    </form>
  );
}
