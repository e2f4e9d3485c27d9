import { Switch } from "@mantine/core";
import styles from "./settings.module.css";

interface SettingSwitchProps {
  label: string;
  lead: string;
  isOn: boolean;
  turn: (on: boolean) => void;
}

/** A switch at the end of its line, with a sentence of what it does. */
export function SettingSwitch({ label, lead, isOn, turn }: SettingSwitchProps) {
  return (
    <Switch
      classNames={LOOK}
      labelPosition="left"
      label={label}
      description={lead}
      checked={isOn}
      onChange={(event) => turn(event.currentTarget.checked)}
    />
  );
}

const LOOK = {
  root: styles["switch"] ?? "",
  body: styles["switchBody"] ?? "",
  label: styles["switchLabel"] ?? "",
  description: styles["switchLead"] ?? "",
};
