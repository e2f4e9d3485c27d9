import { IconChevronDown } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import type { DeviceChoice } from "../../media/index.ts";
import styles from "./devices.module.css";

interface DeviceSelectProps {
  label: string;
  hideLabel?: boolean;
  icon: ReactNode;
  choices: readonly DeviceChoice[];
  chosen: string | null;
  /** Shown when there is nothing to choose from. */
  none: string;
  choose: (deviceId: string) => void;
}

/** Chooses a device of one kind. A native select: it works everywhere, by keyboard and on phones. */
export function DeviceSelect({ label, hideLabel = false, icon, choices, chosen, none, choose }: DeviceSelectProps) {
  const id = useId();
  return (
    <>
      <label className={hideLabel ? "visually-hidden" : styles["label"]} htmlFor={id}>
        {label}
      </label>
      <div className={`${styles["select"]} ${styles["field"]}`}>
        {icon}
        <select
          id={id}
          value={chosen ?? ""}
          disabled={choices.length === 0}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {choices.length === 0 ? <option value="">{none}</option> : null}
          {choices.map(({ deviceId, label: name }, index) => (
            <option key={deviceId} value={deviceId}>
              {name === "" ? `${label} ${index + 1}` : name}
            </option>
          ))}
        </select>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </div>
    </>
  );
}
