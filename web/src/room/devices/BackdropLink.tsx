import { IconBackground, IconChevronRight } from "@tabler/icons-react";
import { useStore } from "zustand";
import type { Backdrop } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./BackdropLink.module.css";
import { backdropTexts } from "./backdropTexts.ts";

/** Opens the backgrounds, and shows which one is on. */
export function BackdropLink({ backdrop, open }: { backdrop: Backdrop; open: () => void }) {
  const say = useTexts(backdropTexts);
  const choice = useStore(backdrop.state, (state) => state.choice);
  return (
    <button type="button" className={styles["link"]} onClick={open}>
      <IconBackground size={18} stroke={1.75} aria-hidden />
      <span>{say("backgroundAndNoise")}</span> <span className={styles["choice"]}>{say(choice)}</span>
      <IconChevronRight size={16} stroke={2} aria-hidden />
    </button>
  );
}
