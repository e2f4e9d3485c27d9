import { Checkbox } from "@mantine/core";
import type { TeamMember } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { Places } from "./Places.tsx";
import { RoleMenu } from "./RoleMenu.tsx";
import { RowMenu } from "./RowMenu.tsx";
import { usersTexts } from "./texts.ts";
import self from "./self.module.css";
import styles from "./users.module.css";
import type { MemberActs } from "./useMemberActs.ts";
import type { PersonLine } from "./usersModel.ts";

interface PersonRowProps {
  line: PersonLine;
  isChosen: boolean;
  /** Null where nobody can be chosen. */
  onChoose: ((isChosen: boolean) => void) | null;
  acts: MemberActs;
  /** Asks for the spaces they are added to. */
  onSpaces: (member: TeamMember) => void;
  /** Shows who they are. */
  onCard: () => void;
}

/** Somebody of the team: who they are, what they may, where, and what can be done. */
export function PersonRow({ line, isChosen, onChoose, acts, onSpaces, onCard }: PersonRowProps) {
  const say = useTexts(usersTexts);
  const { member, name } = line;
  return (
    <div className={styles["row"]} data-chosen={isChosen || undefined}>
      {onChoose === null ? null : (
        <label className={styles["check"]}>
          {line.canRemove ? (
            <Checkbox
              size="xs"
              radius={5}
              aria-label={say("choose", { name })}
              checked={isChosen}
              onChange={(event) => onChoose(event.currentTarget.checked)}
            />
          ) : null}
        </label>
      )}
      <Face look={line.look} size={36} inside={line.inside !== null} />
      <div className={line.isSelf ? `${styles["who"]} ${self["who"]} ${self["self"]}` : styles["who"]}>
        <b>
          <button
            type="button"
            className={styles["nameButton"]}
            aria-label={say("profileOf", { name })}
            onClick={onCard}
          >
            {name}
          </button>
          {line.isSelf ? <em>{say("you")}</em> : null}
        </b>
        {line.note === null ? null : <small>{line.note}</small>}
      </div>
      <div className={styles["role"]}>
        <RoleMenu line={line} onRole={(role) => void acts.setRole([member], role)} />
      </div>
      <div className={styles["places"]}>
        <Places spaces={line.spaces} />
      </div>
      <div className={styles["seen"]}>
        <Seen line={line} />
      </div>
      <div className={styles["end"]}>
        <PersonMenu line={line} acts={acts} onSpaces={onSpaces} />
      </div>
    </div>
  );
}

function Seen({ line: { inside, lastSeen } }: { line: PersonLine }) {
  const say = useTexts(usersTexts);
  if (inside === null) return lastSeen;
  return (
    <span className={styles["cut"]}>
      <em>{say("inside")}</em> {inside}
    </span>
  );
}

function PersonMenu({ line, acts, onSpaces }: Pick<PersonRowProps, "line" | "acts" | "onSpaces">) {
  const { member, canRemove } = line;
  // Admins enter every space anyway.
  const places = canRemove && member.role !== "ADMIN" ? () => onSpaces(member) : null;
  return (
    <RowMenu
      person={{ ...member, name: line.name }}
      onSpaces={places}
      onRemove={canRemove ? () => void acts.remove([member]) : null}
    />
  );
}
