import type { SpaceRole } from "@atrium/contract";
import { Menu } from "@mantine/core";
import { may } from "@atrium/rules";
import { IconChevronDown, IconLink, IconSettings, IconUserPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ownPlace } from "../../platform/ownHost.ts";
import { GlassMenu } from "../../ui/GlassMenu.tsx";
import styles from "./RoomsPanel.module.css";
import { spaceMenuTexts } from "./texts.ts";

interface SpaceMenuProps {
  name: string;
  /** Where its settings are; null while the space is not known. */
  settingsPath: string | null;
  role: SpaceRole;
  /** Null where there is no connection to invite into. */
  invite: (() => void) | null;
  copyLink: () => void;
  /** Below the name. */
  children: ReactNode;
}

/** The menu of the space's name: settings and invitations by permission, the address for everybody. */
export function SpaceMenu({ name, settingsPath, role, invite, copyLink, children }: SpaceMenuProps) {
  const say = useTexts(spaceMenuTexts);
  // On a host of the space's own there is no dashboard.
  const maySet = may("space.changeSettings", { role }) && settingsPath !== null && ownPlace() === null;
  return (
    <GlassMenu position="bottom-start" offset={8} width={240}>
      <Menu.Target>
        <button type="button" className={styles["title"]}>
          <b>
            <span dir="auto">{name}</span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </b>
          <small>{children}</small>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {maySet ? (
          <Menu.Item
            component="a"
            href={settingsPath}
            // Opens another tab: the user stays in the space.
            target="_blank"
            rel="noopener"
            leftSection={<IconSettings size={18} stroke={1.75} />}
          >
            {say("spaceSettings")}
          </Menu.Item>
        ) : null}
        {invite !== null && may("space.inviteGuests", { role }) ? (
          <Menu.Item leftSection={<IconUserPlus size={18} stroke={1.75} />} onClick={invite}>
            {say("invitePeople")}
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconLink size={18} stroke={1.75} />} onClick={copyLink}>
          {say("copyLink")}
        </Menu.Item>
      </Menu.Dropdown>
    </GlassMenu>
  );
}
