import { IconUserMinus, IconUserPlus, IconX } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./selectionBar.module.css";
import { usersTexts } from "./texts.ts";
import type { GuestActs } from "./useMemberActs.ts";
import type { GuestLine } from "./usersModel.ts";

interface GuestSelectionBarProps {
  lines: readonly GuestLine[];
  acts: GuestActs;
  /** The selection goes. */
  onDone: () => void;
}

/** What can be done with several guests at once. Who has no e-mail never becomes a member. */
export function GuestSelectionBar({ lines, acts, onDone }: GuestSelectionBarProps) {
  const say = useTexts(usersTexts);
  const people = (those: readonly GuestLine[]) => those.map(({ guest, name }) => ({ ...guest, name }));
  const promotable = lines.filter(({ canPromote }) => canPromote);
  const then = async (act: Promise<boolean>) => ((await act) ? onDone() : undefined);
  return (
    <section className={styles["bar"]} aria-label={say("selected", { count: lines.length })}>
      <span className={styles["barCount"]} role="status">
        {say("selected", { count: lines.length })}
      </span>
      <i className={styles["barLine"]} />
      {promotable.length < lines.length ? null : (
        <button
          type="button"
          className={styles["barAct"]}
          aria-label={say("makeMember")}
          onClick={() => void then(acts.promote(people(promotable)))}
        >
          <IconUserPlus size={18} aria-hidden />
          <span>{say("makeMember")}</span>
        </button>
      )}
      <button
        type="button"
        className={styles["barAct"]}
        data-danger
        aria-label={say("removeAct")}
        onClick={() => void then(acts.remove(people(lines)))}
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
