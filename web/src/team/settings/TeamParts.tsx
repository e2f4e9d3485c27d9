import type { Icon } from "@tabler/icons-react";
import styles from "./teamSettings.module.css";

export interface TeamPart {
  /** Of what it leads to on the page. */
  id: string;
  title: string;
  Icon: Icon;
}

/** Links to the parts of the settings, beside them if there is room. */
export function TeamParts({ label, parts }: { label: string; parts: readonly TeamPart[] }) {
  return (
    <nav className={styles["parts"]} aria-label={label}>
      {parts.map(({ id, title, Icon: Sign }) => (
        <button key={id} type="button" onClick={() => leadTo(id)}>
          <Sign size={18} stroke={1.75} aria-hidden />
          {title}
        </button>
      ))}
    </nav>
  );
}

function leadTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: "start" });
  part?.focus({ preventScroll: true });
}
