import { Switch } from "@mantine/core";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./shield.module.css";
import { shieldTexts } from "./texts.ts";
import type { Shield } from "./useShield.ts";

/** Over the list of people: raises the shield, and shows who waits. */
export function ShieldSwitch({ shield }: { shield: Shield }) {
  const say = useTexts(shieldTexts);
  return (
    <div className={styles["switch"]}>
      <Switch
        checked={shield.isUp}
        label={say("shield")}
        description={say("lead")}
        onChange={(event) => {
          shield.raise(event.currentTarget.checked);
          shield.show(event.currentTarget.checked);
        }}
      />
    </div>
  );
}
