import { Button } from "@mantine/core";
import { IconBug, IconMail } from "@tabler/icons-react";
import { reportProblem } from "../../contact/index.ts";
import { supportEmail } from "../../platform/operator.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./shortcuts.module.css";
import { shortcutTexts } from "./texts.ts";

/** For whoever found no help among the keys. */
export function HelpLine({ before }: { before?: () => void }) {
  const say = useTexts(shortcutTexts);
  const support = supportEmail();
  const report = () => {
    before?.();
    reportProblem();
  };
  return (
    <div className={styles["help"]}>
      <span>{say("stuck")}</span>
      <Button variant="secondary" leftSection={<IconBug size={18} aria-hidden />} onClick={report}>
        {say("reportProblem")}
      </Button>
      {support === null ? null : (
        <a href={`mailto:${support}`}>
          <IconMail size={18} aria-hidden />
          {support}
        </a>
      )}
    </div>
  );
}
