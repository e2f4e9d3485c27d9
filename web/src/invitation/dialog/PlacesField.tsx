import { Checkbox } from "@mantine/core";
import type { SpaceCard, SpaceId } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./inviteDialog.module.css";
import { inviteTexts } from "./texts.ts";

export type Place = Pick<SpaceCard, "id" | "name">;

interface PlacesFieldProps {
  spaces: readonly Place[];
  chosen: readonly SpaceId[];
  onChange: (chosen: SpaceId[]) => void;
}

/** Which spaces open to those who accept; nothing where there are none yet. */
export function PlacesField({ spaces, chosen, onChange }: PlacesFieldProps) {
  const say = useTexts(inviteTexts);
  if (spaces.length === 0) return null;
  return (
    <fieldset className={styles["places"]}>
      <legend>{say("places")}</legend>
      <div className={styles["placesList"]}>
        {spaces.map(({ id, name }) => (
          <Checkbox
            key={id}
            size="sm"
            radius={5}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
