import type { AccountId } from "@atrium/contract";
import { IconClockPause, IconMoon, IconPlugConnectedX } from "@tabler/icons-react";
import { useContext } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./StatusMark.module.css";
import { Statuses } from "./statuses.ts";
import { chatStatusTexts } from "./texts.ts";

const ICONS = { dontDisturb: IconMoon, steppedOut: IconClockPause, lost: IconPlugConnectedX };

/** Beside a name: do not disturb, or away. Nothing for people who are available. */
export function StatusMark({ accountId }: { accountId: AccountId }) {
  const say = useTexts(chatStatusTexts);
  const status = useContext(Statuses).get(accountId);
  if (status === undefined) return null;
  const Icon = ICONS[status];
  return (
    <span className={styles["mark"]} data-status={status} title={say(status)}>
      <Icon size={15} stroke={1.75} role="img" aria-label={say(status)} />
    </span>
  );
}
