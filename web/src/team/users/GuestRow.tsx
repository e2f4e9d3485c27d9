import { Button, Checkbox, VisuallyHidden } from "@mantine/core";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { Places } from "./Places.tsx";
import { RowMenu } from "./RowMenu.tsx";
import { usersTexts } from "./texts.ts";
import guests from "./guests.module.css";
import styles from "./users.module.css";
import type { GuestActs } from "./useMemberActs.ts";
import type { GuestLine } from "./usersModel.ts";

interface GuestRowProps {
  line: GuestLine;
  isChosen: boolean;
  /** Null where nobody can be chosen. */
  onChoose: ((isChosen: boolean) => void) | null;
  acts: GuestActs;
  onSpaces: () => void;
  /** Shows who they are. */
  onCard: () => void;
}

/** A guest: who they are, where, since when, and what can be done. */
export function GuestRow({ line, isChosen, onChoose, acts, onSpaces, onCard }: GuestRowProps) {
  const say = useTexts(usersTexts);
  const { guest, name, note, banned, canPromote, canManage } = line;
  const promote = () => void acts.promote([{ ...guest, name }]);
  return (
    <div className={styles["row"]} data-chosen={isChosen || undefined}>
      {onChoose === null ? null : (
        <label className={styles["check"]}>
          {canManage ? (
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
      <Face look={line.look} size={36} />
      <div className={styles["who"]}>
        <b>
          <button
            type="button"
            className={styles["nameButton"]}
            aria-label={say("profileOf", { name })}
            onClick={onCard}
          >
            {name}
          </button>
          {banned === null ? null : <span className={guests["banned"]}>{banned}</span>}
        </b>
        {note === null ? null : <small>{note}</small>}
      </div>
      <div className={styles["places"]}>
        <Places spaces={line.spaces} />
      </div>
      <div className={guests["visits"]}>
        <span aria-hidden>{guest.visitsCount}</span>
        <VisuallyHidden>{line.visits}</VisuallyHidden>
      </div>
      <div className={styles["seen"]}>{line.lastSeen}</div>
      <div className={styles["promote"]}>
        <NextAct line={line} letIn={() => void acts.letIn({ ...guest, name })} promote={promote} />
      </div>
      <div className={styles["end"]}>
        <RowMenu
          person={{ ...guest, name }}
          onPromote={canPromote ? promote : null}
          onSpaces={canManage ? onSpaces : null}
          onRemove={canManage ? () => void acts.remove([{ ...guest, name }]) : null}
        />
      </div>
    </div>
  );
}

interface NextProps {
  line: GuestLine;
  letIn: () => void;
  promote: () => void;
}

/** What one most likely wants to do with them. */
function NextAct({ line: { name, banned, canManage, canPromote }, letIn, promote }: NextProps) {
  const say = useTexts(usersTexts);
  if (banned !== null && canManage)
    return (
      <Button variant="secondary" size="sm" aria-label={say("letInOf", { name })} onClick={letIn}>
        {say("letIn")}
      </Button>
    );
  if (!canPromote) return null;
  return (
    <Button variant="secondary" size="sm" aria-label={say("makeMemberOf", { name })} onClick={promote}>
      {say("makeMember")}
    </Button>
  );
}
