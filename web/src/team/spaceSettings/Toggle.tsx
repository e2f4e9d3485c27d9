import { Switch } from "@mantine/core";
import styles from "./spaceSettings.module.css";

interface ToggleProps {
  label: string;
  lead: string;
  isOn: boolean;
  turn: (on: boolean) => void;
  /** Cannot be turned now; the sentence says why. */
  isOff?: boolean;
}

/** A switch at the end of its line, with a sentence of what it does. */
export function Toggle({ label, lead, isOn, turn, isOff = false }: ToggleProps) {
  return (
    <Switch
      classNames={LOOK}
      labelPosition="left"
      label={label}
      description={lead}
      checked={isOn}
      disabled={isOff}
      onChange={(event) => turn(event.currentTarget.checked)}
    />
  );
}

const LOOK = {
  root: styles["toggle"] ?? "",
  body: styles["toggleBody"] ?? "",
  description: styles["toggleLead"] ?? "",
};
