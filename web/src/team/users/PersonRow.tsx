import { Checkbox } from "@mantine/core";
import type { TeamMember } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { Places } from "./Places.tsx";
import { RoleMenu } from "./RoleMenu.tsx";
import { RowMenu } from "./RowMenu.tsx";
import { usersTexts } from "./texts.ts";
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
}

/** Somebody of the team: who they are, what they may, where, and what can be done. */
export function PersonRow({ line, isChosen, onChoose, acts, onSpaces }: PersonRowProps) {
  const say = useTexts(usersTexts);
  const { member } = line;
  return (
    <div className={styles["row"]} data-chosen={isChosen || undefined}>
      {onChoose === null ? null : (
        <span className={styles["check"]}>
          {line.canRemove ? (
            <Checkbox
              size="xs"
              radius={5}
              aria-label={say("choose", { name: member.name })}
              checked={isChosen}
              onChange={(event) => onChoose(event.currentTarget.checked)}
            />
          ) : null}
        </span>
      )}
      <Face look={member} size={36} />
      <div className={styles["who"]}>
        <b>
          <span className={styles["cut"]}>{member.name}</span>
          {line.isSelf ? <em>{say("you")}</em> : null}
        </b>
        {member.email === null ? null : <small>{member.email}</small>}
      </div>
      <div className={styles["role"]}>
        <RoleMenu line={line} onRole={(role) => void acts.setRole([member], role)} />
      </div>
      <div className={styles["places"]}>
        <Places spaces={line.spaces} />
      </div>
      <div className={styles["joined"]}>{line.joined}</div>
      <div className={styles["end"]}>
        <PersonMenu line={line} acts={acts} onSpaces={onSpaces} />
      </div>
    </div>
  );
}

function PersonMenu({ line, acts, onSpaces }: Pick<PersonRowProps, "line" | "acts" | "onSpaces">) {
  const { member, canRemove } = line;
  // Admins enter every space anyway.
  const places = canRemove && member.role !== "ADMIN" ? () => onSpaces(member) : null;
  return <RowMenu person={member} onSpaces={places} onRemove={canRemove ? () => void acts.remove([member]) : null} />;
}
