import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { GlassButton } from "../../ui/Glass.tsx";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import type { ActionModel } from "../actions/roomActions.ts";
import { roomTexts } from "../texts.ts";
import styles from "./toolbar.module.css";

/** What has no place in the row, behind its dots. */
export function MorePicker({ actions }: { actions: readonly ActionModel[] }) {
  const say = useTexts(roomTexts);
  const [open, setOpen] = useState(false);
  return (
    <RisingPopover
      opened={open}
      onChange={setOpen}
      offset={16}
      label={say("more")}
      className={styles["pop"]}
      opener={
        <GlassButton label={say("more")} onClick={() => setOpen(!open)}>
          <IconDots size={21} stroke={1.75} />
        </GlassButton>
      }
    >
      <div className={styles["menu"]}>
        {actions.map((action) => (
          <MoreRow key={action.id} action={action} close={() => setOpen(false)} />
        ))}
      </div>
    </RisingPopover>
  );
}

function MoreRow({ action, close }: { action: ActionModel; close: () => void }) {
  const { Icon, label, isOn, run, whyNot, key } = action;
  return (
    <button
      type="button"
      aria-pressed={isOn ?? undefined}
      aria-disabled={run === null || undefined}
      aria-keyshortcuts={key?.says}
      onClick={() => {
        if (run === null) return;
        close();
        run();
      }}
    >
      <Icon size={18} stroke={1.75} data-plain={isOn !== true || undefined} aria-hidden />
      <span>
        {label}
        {whyNot === null ? null : <small>{whyNot}</small>}
      </span>
    </button>
  );
}
