import { errorText } from "@atrium/contract";
import { Button } from "@mantine/core";
import { IconBrandGoogle, IconCalendar } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import styles from "./Calendar.module.css";
import { calendarTexts } from "../texts.ts";
import type { Connect } from "../connect/useConnect.ts";

/** What a calendar gives, what is read of it, and the way to Google. */
export function NotConnected({ connect, lacksEmail }: { connect: Connect; lacksEmail: boolean }) {
  const say = useTexts(calendarTexts);
  const locale = useLocale();
  const { problem } = connect;
  return (
    <div className={styles["invite"]}>
      <span className={styles["sign"]} aria-hidden>
        <IconCalendar size={32} stroke={1.75} />
      </span>
      <h2>{say("connectTitle")}</h2>
      <p>{lacksEmail ? say("needsEmail") : say("connectLead")}</p>
      {lacksEmail ? null : (
        <Button
          variant="glass-accent"
          size="md"
          leftSection={<IconBrandGoogle size={18} stroke={2} aria-hidden />}
          loading={connect.busy}
          onClick={connect.start}
        >
          {say("connect")}
        </Button>
      )}
      {problem === null ? null : (
        <p role="alert" data-problem>
          {errorText(problem, locale)}
        </p>
      )}
    </div>
  );
}
