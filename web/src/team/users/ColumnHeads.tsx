import { Checkbox } from "@mantine/core";
import { useTexts } from "../../platform/i18n/texts.ts";
import { usersTexts } from "./texts.ts";
import styles from "./users.module.css";

interface ColumnHeadsProps {
  chosen: number;
  choosable: number;
  onChooseAll: (isChosen: boolean) => void;
  /** Of guests: they have no role, and more room at the end. */
  isOfGuests?: boolean;
}

/** What stands under each other in the rows; every row says it again for those who hear the page. */
export function ColumnHeads({ chosen, choosable, onChooseAll, isOfGuests = false }: ColumnHeadsProps) {
  const say = useTexts(usersTexts);
  return (
    <div className={styles["heads"]}>
      {choosable === 0 ? null : (
        <Checkbox
          size="xs"
          radius={5}
          aria-label={say("chooseAll")}
          checked={chosen === choosable}
          indeterminate={chosen > 0 && chosen < choosable}
          onChange={(event) => onChooseAll(event.currentTarget.checked)}
        />
      )}
      <span className={styles["headName"]} aria-hidden>
        {say("name")}
      </span>
      {isOfGuests ? null : (
        <span className={styles["role"]} aria-hidden>
          {say("role")}
        </span>
      )}
      <span className={styles["places"]} aria-hidden>
        {say("spaces")}
      </span>
      <span className={styles["seen"]} aria-hidden>
        {say("lastSeen")}
      </span>
      {isOfGuests ? <span className={styles["promote"]} /> : null}
      <span className={styles["end"]} />
    </div>
  );
}
