import { ActionIcon, Menu } from "@mantine/core";
import { SpaceMemberRole } from "@atrium/contract";
import { IconCheck, IconChevronDown, IconUserMinus } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Face } from "../../../ui/Face.tsx";
import type { PersonLine } from "./peopleModel.ts";
import styles from "./people.module.css";
import { spacePeopleTexts } from "./texts.ts";
import type { SpacePeopleActs } from "./useSpacePeopleActs.ts";

interface PersonRowProps {
  line: PersonLine;
  acts: SpacePeopleActs;
}

/** Somebody who was added to the space: who they are, what they are here, and the way out. */
export function PersonRow({ line, acts }: PersonRowProps) {
  const say = useTexts(spacePeopleTexts);
  const { name, look, note, isSelf } = line;
  return (
    <div className={styles["row"]}>
      <Face look={look} size={36} />
      <div className={styles["who"]}>
        <b>
          <span>{name}</span>
          {isSelf ? <em>{say("you")}</em> : null}
        </b>
        {note === null ? null : <small>{note}</small>}
      </div>
      <Role line={line} acts={acts} />
      {isSelf ? (
        <span className={styles["noAct"]} />
      ) : (
        <ActionIcon aria-label={say("removePerson", { name })} onClick={() => void acts.remove(line)}>
          <IconUserMinus size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

function Role({ line, acts }: PersonRowProps) {
  const say = useTexts(spacePeopleTexts);
  const { role, name, isSelf } = line;
  if (role === null) return null;
  if (isSelf) return <span className={styles["fixedRole"]}>{say(role)}</span>;
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <button type="button" className={styles["roleButton"]} aria-label={say("roleOf", { name, role: say(role) })}>
          {say(role)}
          <IconChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {SpaceMemberRole.options.map((each) => (
          <Menu.Item
            key={each}
            className={styles["roleItem"] ?? ""}
            rightSection={each === role ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => void acts.setRole(line, each)}
          >
            <b>{say(each)}</b>
            <small>{say(`${each}Lead`)}</small>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
