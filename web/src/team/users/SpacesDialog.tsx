import { Checkbox } from "@mantine/core";
import { errorText, type AccountId, type ErrorCode, type SpaceCard, type SpaceId } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView, FormDialog } from "../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../ui/form/useSendForm.ts";
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
  /** Null once it is done, else why not. */
  onSave: (person: Placed, spaceIds: SpaceId[]) => Promise<ErrorCode | null>;
  onClose: () => void;
}

/** Which of the team's spaces somebody is added to. */
export function SpacesDialog({ person, ...rest }: SpacesDialogProps) {
  const say = useTexts(usersTexts);
  return (
    <FormDialog
      opened={person !== null}
      onClose={rest.onClose}
      title={person === null ? "" : say("spacesTitle", { name: personName(person, say("nameless")) })}
      size={440}
    >
      {person === null ? null : <SpacesForm key={person.accountId} person={person} {...rest} />}
    </FormDialog>
  );
}

function SpacesForm({ person, lead, spaces, onSave, onClose }: SpacesDialogProps & { person: Placed }) {
  const say = useTexts(usersTexts);
  const initial = { ticked: spaces.filter(({ id }) => person.spaceIds.includes(id)).map(({ id }) => id) };
  const form = useSendForm<{ ticked: SpaceId[] }>({
    initial,
    faults: () => ({}),
    send: async ({ ticked }) => {
      const refused = await onSave(person, ticked);
      if (refused !== null) return { field: null, says: () => errorText(refused, currentLocale()) };
      onClose();
      return null;
    },
  });
  const { ticked } = form.values;
  return (
    <ActFormView form={form} act={say("save")}>
      <p className={styles["lead"]}>{lead}</p>
      <div className={styles["list"]}>
        {spaces.map(({ id, name }) => (
          <Checkbox
            key={id}
            size="sm"
            radius={5}
            label={name}
            checked={ticked.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              form.set("ticked", checked ? [...ticked, id] : ticked.filter((each) => each !== id))
            }
          />
        ))}
      </div>
    </ActFormView>
  );
}
