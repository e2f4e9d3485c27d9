import { Menu } from "@mantine/core";
import { IconBrandGoogle, IconDots, IconPlugConnectedX, IconRefresh } from "@tabler/icons-react";
import { useAct } from "../../platform/data/useAct.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { agoText } from "../../ui/dates.ts";
import { GlassMenu } from "../../ui/GlassMenu.tsx";
import { tellRefusal } from "../../ui/tell.ts";
import { showToast } from "../../ui/toast.tsx";
import styles from "./Calendar.module.css";
import { calendarTexts } from "../texts.ts";

interface CalendarFootProps {
  readAtMs: number;
  nowMs: number;
  isReading: boolean;
  refresh: () => void;
}

/** Where it comes from and of when it is, and the end of it. */
export function CalendarFoot({ readAtMs, nowMs, isReading, refresh }: CalendarFootProps) {
  const say = useTexts(calendarTexts);
  const locale = useLocale();
  const { run } = useAct("revokeGoogleCalendar", { onRefused: ({ code }) => tellRefusal(code) });
  const disconnect = async () => {
    const reply = await run({});
    if (reply.ok) showToast({ text: say("disconnected") });
  };
  return (
    <footer className={styles["foot"]}>
      <IconBrandGoogle size={17} stroke={2} aria-hidden />
      <span>{say("readAt", { ago: agoText(readAtMs, nowMs, locale) })}</span>
      <button
        type="button"
        className={styles["tool"]}
        aria-label={say("refresh")}
        aria-busy={isReading}
        onClick={refresh}
      >
        <IconRefresh size={18} stroke={1.75} aria-hidden />
      </button>
      <GlassMenu position="top-end" offset={8}>
        <Menu.Target>
          <button type="button" className={styles["tool"]} aria-label={say("menu")}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPlugConnectedX size={18} stroke={1.75} />} onClick={() => void disconnect()}>
            {say("disconnect")}
          </Menu.Item>
        </Menu.Dropdown>
      </GlassMenu>
    </footer>
  );
}
