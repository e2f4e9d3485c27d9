import { Checkbox } from "@mantine/core";
import type { PeopleSort } from "@atrium/contract";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { usersTexts } from "./texts.ts";
import guests from "./guests.module.css";
import styles from "./users.module.css";
import { directionOf, sortedBy, type Wanted } from "./wanted.ts";

interface ColumnHeadsProps {
  chosen: number;
  choosable: number;
  onChooseAll: (isChosen: boolean) => void;
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}

/** The heads of the columns, which rows repeat for screen readers; pressing one sorts the list. */
export function ColumnHeads({ chosen, choosable, onChooseAll, wanted, onWanted }: ColumnHeadsProps) {
  const say = useTexts(usersTexts);
  const isOfGuests = wanted.tab === "guests";
  const head = (column: PeopleSort, name: string) => <SortHead {...{ column, name, wanted, onWanted }} />;
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
      <span className={styles["headName"]}>{head("name", say("name"))}</span>
      {isOfGuests ? null : <span className={styles["role"]}>{head("role", say("role"))}</span>}
      <span className={styles["places"]} aria-hidden>
        {say("spaces")}
      </span>
      {isOfGuests ? <span className={guests["visits"]}>{head("visits", say("visits"))}</span> : null}
      <span className={styles["seen"]}>{head("seen", say("lastSeen"))}</span>
      {isOfGuests ? <span className={styles["promote"]} /> : null}
      <span className={styles["end"]} />
    </div>
  );
}

interface SortHeadProps extends Pick<ColumnHeadsProps, "wanted" | "onWanted"> {
  column: PeopleSort;
  name: string;
}

function SortHead({ column, name, wanted, onWanted }: SortHeadProps) {
  const say = useTexts(usersTexts);
  const direction = directionOf(wanted, column);
  const Arrow = direction === "up" ? IconArrowUp : IconArrowDown;
  const said =
    direction === null ? say("sortBy", { name }) : say(direction === "up" ? "sortedUp" : "sortedDown", { name });
  return (
    <button
      type="button"
      className={styles["sort"]}
      aria-label={said}
      aria-pressed={direction !== null}
      onClick={() => onWanted(sortedBy(wanted, column))}
    >
      {name}
      {direction === null ? null : <Arrow size={14} aria-hidden />}
    </button>
  );
}
