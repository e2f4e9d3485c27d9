import { ActionIcon, Checkbox, Menu } from "@mantine/core";
import { IconCopy, IconDots, IconUserMinus } from "@tabler/icons-react";
import { copyText } from "../../platform/clipboard.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../ui/artwork.ts";
import { Face } from "../../ui/Face.tsx";
import { showToast } from "../../ui/toast.tsx";
import { RoleMenu } from "./RoleMenu.tsx";
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
}

/** Somebody of the team: who they are, what they may, where, and what can be done. */
export function PersonRow({ line, isChosen, onChoose, acts }: PersonRowProps) {
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
        <Floors pictures={line.spaces.pictures} />
        <span className={styles["cut"]}>{line.spaces.text}</span>
      </div>
      <div className={styles["joined"]}>{line.joined}</div>
      <div className={styles["end"]}>
        <PersonMenu line={line} acts={acts} />
      </div>
    </div>
  );
}

function Floors({ pictures }: { pictures: PersonLine["spaces"]["pictures"] }) {
  return pictures.length === 0 ? null : (
    <span className={styles["floors"]}>
      {pictures.map((picture, at) => (
        <img key={`${picture}-${at}`} src={floorCardUrl(picture) ?? ""} alt="" loading="lazy" />
      ))}
    </span>
  );
}

function PersonMenu({ line, acts }: Pick<PersonRowProps, "line" | "acts">) {
  const say = useTexts(usersTexts);
  const { member } = line;
  const { email } = member;
  if (email === null && !line.canRemove) return null;
  const copy = async (text: string) =>
    showToast(
      (await copyText(text)) ? { text: say("copied") } : { text: say("notCopied", { email: text }), kind: "bad" },
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={say("menuOf", { name: member.name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {email === null ? null : (
          <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy(email)}>
            {say("copyEmail")}
          </Menu.Item>
        )}
        {line.canRemove ? (
          <Menu.Item
            data-danger
            leftSection={<IconUserMinus size={18} aria-hidden />}
            onClick={() => void acts.remove([member])}
          >
            {say("remove")}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
