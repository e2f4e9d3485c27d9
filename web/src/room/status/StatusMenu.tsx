import { PersonStatus } from "@atrium/contract";
import { Menu } from "@mantine/core";
import {
  IconCircleFilled,
  IconClockPause,
  IconMicrophone,
  IconMoon,
  IconMoonFilled,
  IconUser,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { dateText } from "../../ui/dates.ts";
import { Face } from "../../ui/Face.tsx";
import type { PersonModel } from "../people/personModel.ts";
import { roomTexts } from "../texts.ts";
import styles from "./status.module.css";
import { statusTexts } from "./texts.ts";
import type { OwnStatus } from "./useOwnStatus.ts";

const HALF_HOUR_MS = 30 * 60_000;

interface StatusMenuProps {
  me: PersonModel;
  status: OwnStatus;
  /** Null where there is none to open. */
  openProfile: (() => void) | null;
  openDevices: () => void;
}

/** From my face: what I say of my time, my profile, my devices. */
export function StatusMenu({ me, status, openProfile, openDevices }: StatusMenuProps) {
  const say = useTexts(statusTexts);
  const sayRoom = useTexts(roomTexts);
  const until = useUntil(status);
  return (
    <Menu position="bottom-end" offset={8} width={272}>
      <Menu.Target>
        <button
          type="button"
          className={styles["own"]}
          data-status={status.status}
          aria-label={`${say("myStatus")}: ${say(status.status)}`}
        >
          <Face look={me} size={34} inside />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={status.status} onChange={(chosen) => status.choose(PersonStatus.parse(chosen))}>
          <Choice value="available" icon={<IconCircleFilled size={14} className={styles["available"]} />}>
            {say("available")}
          </Choice>
          <Choice value="dontDisturb" icon={<IconMoonFilled size={18} />} lead={until ?? say("dontDisturbLead")}>
            {say("dontDisturb")}
          </Choice>
          <Choice value="steppedOut" icon={<IconClockPause size={18} stroke={1.75} />} lead={say("steppedOutLead")}>
            {say("steppedOut")}
          </Choice>
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconMoon size={18} stroke={1.75} />}
          onClick={() => status.choose("dontDisturb", HALF_HOUR_MS)}
        >
          {say("forHalfHour")}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconMoon size={18} stroke={1.75} />}
          onClick={() => status.choose("dontDisturb", 2 * HALF_HOUR_MS)}
        >
          {say("forHour")}
        </Menu.Item>
        <Menu.Divider />
        {openProfile === null ? null : (
          <Menu.Item leftSection={<IconUser size={18} stroke={1.75} />} onClick={openProfile}>
            {sayRoom("myProfile")}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconMicrophone size={18} stroke={1.75} />} onClick={openDevices}>
          {say("soundAndCamera")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function useUntil({ untilMs }: OwnStatus): string | null {
  const say = useTexts(statusTexts);
  const locale = useLocale();
  if (untilMs === null) return null;
  return say("until", { time: dateText(untilMs, "time", locale) });
}

interface ChoiceProps {
  value: PersonStatus;
  icon: ReactNode;
  lead?: string;
  children: ReactNode;
}

function Choice({ value, icon, lead, children }: ChoiceProps) {
  return (
    <Menu.RadioItem value={value} closeMenuOnClick>
      <span className={styles["choice"]}>
        <span className={styles["icon"]}>{icon}</span>
        <span>
          {children}
          {lead === undefined ? null : <span className={styles["lead"]}>{lead}</span>}
        </span>
      </span>
    </Menu.RadioItem>
  );
}
