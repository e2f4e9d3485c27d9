import { Menu } from "@mantine/core";
import type { SpaceCard } from "@atrium/contract";
import { may } from "@atrium/rules";
import { IconLayoutGridAdd, IconUserCog, IconUserMinus, IconX } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { RoleItem } from "./RoleItem.tsx";
import { usersTexts } from "./texts.ts";
import styles from "./selectionBar.module.css";
import type { MemberActs } from "./useMemberActs.ts";
import type { PersonLine } from "./usersModel.ts";

interface SelectionBarProps {
  lines: readonly PersonLine[];
  acts: MemberActs;
  /** Of the team; those whose people one manages are offered. */
  spaces: readonly SpaceCard[];
  /** The selection goes. */
  onDone: () => void;
}

/** What can be done with several people at once. */
export function SelectionBar({ lines, acts, spaces, onDone }: SelectionBarProps) {
  const say = useTexts(usersTexts);
  const people = lines.map(({ member }) => member);
  const roles = lines[0]?.roles ?? [];
  const managed = spaces.filter(({ role }) => may("space.manageMembers", { role }));
  const then = async (act: Promise<boolean>) => ((await act) ? onDone() : undefined);
  return (
    <section className={styles["bar"]} aria-label={say("selected", { count: lines.length })}>
      <span className={styles["barCount"]} role="status">
        {say("selected", { count: lines.length })}
      </span>
      <i className={styles["barLine"]} />
      <Menu position="top" width={300}>
        <Menu.Target>
          <button type="button" className={styles["barAct"]} aria-label={say("changeRole")}>
            <IconUserCog size={18} aria-hidden />
            <span>{say("changeRole")}</span>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {roles.map((role) => (
            <RoleItem key={role} role={role} onClick={() => void then(acts.setRole(people, role))} />
          ))}
        </Menu.Dropdown>
      </Menu>
      {managed.length === 0 ? null : (
        <AddToSpace spaces={managed} onChoose={(space) => void then(acts.addToSpace(people, space))} />
      )}
      <button
        type="button"
        className={styles["barAct"]}
        data-danger
        aria-label={say("removeAct")}
        onClick={() => void then(acts.remove(people))}
      >
        <IconUserMinus size={18} aria-hidden />
        <span>{say("removeAct")}</span>
      </button>
      <i className={styles["barLine"]} />
      <button type="button" className={styles["barAct"]} aria-label={say("clear")} onClick={onDone}>
        <IconX size={18} aria-hidden />
      </button>
    </section>
  );
}

function AddToSpace({ spaces, onChoose }: { spaces: readonly SpaceCard[]; onChoose: (space: SpaceCard) => void }) {
  const say = useTexts(usersTexts);
  return (
    <Menu position="top" width={260}>
      <Menu.Target>
        <button type="button" className={styles["barAct"]} aria-label={say("addToSpace")}>
          <IconLayoutGridAdd size={18} aria-hidden />
          <span>{say("addToSpace")}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown mah={320} className={styles["barMenu"] ?? ""}>
        {spaces.map((space) => (
          <Menu.Item key={space.id} onClick={() => onChoose(space)}>
            {space.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
