import { Menu } from "@mantine/core";
import type { AccountProfile } from "@atrium/contract";
import {
  IconBug,
  IconDots,
  IconKeyboard,
  IconLogout,
  IconRoute,
  IconSettings,
  IconSparkles,
  IconUserCircle,
} from "@tabler/icons-react";
import { reportProblem } from "../../contact/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { MenuLink } from "../../ui/MenuLink.tsx";
import { newsTexts } from "../news/texts.ts";
import { SupportEntry } from "../support/SupportEntry.tsx";
import { teamTexts } from "../texts.ts";
import { tourTexts } from "../tour/texts.ts";
import type { FrameActions } from "./frameModel.ts";
import { Preferences } from "./Preferences.tsx";
import styles from "./menuButton.module.css";
import tabStyles from "./TabBar.module.css";

interface AccountMenuProps {
  account: AccountProfile;
  actions: FrameActions;
  /** Where it stands: the foot of the side or the tab bar of the phone. */
  kind: "side" | "tab";
}

/** Profile, language, look, sign out. */
export function AccountMenu({ account, actions, kind }: AccountMenuProps) {
  const say = useTexts(teamTexts);
  const sayNews = useTexts(newsTexts);
  const sayTour = useTexts(tourTexts);
  const name = [account.name, account.email?.split("@")[0]].find(Boolean) ?? say("guest");
  const mail = account.email ?? say("guest");
  return (
    <Menu position={kind === "side" ? "top-start" : "top-end"} width={248} closeOnItemClick>
      <Menu.Target>
        <button
          type="button"
          className={kind === "side" ? styles["me"] : tabStyles["tab"]}
          {...(kind === "tab" ? { "data-tour": "you" } : {})}
          aria-label={say("accountMenu", { name: kind === "side" ? `${name} ${mail}` : say("you") })}
        >
          <Face look={{ ...account, name }} size={kind === "side" ? 32 : 24} />
          {kind === "tab" ? <span>{say("you")}</span> : null}
          {kind === "side" ? (
            <>
              <span className={styles["teamWords"]}>
                <b>{name}</b> <small>{mail}</small>
              </span>
              <IconDots className={styles["word"]} size={16} aria-hidden />
            </>
          ) : null}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUserCircle size={18} aria-hidden />} onClick={actions.openProfile}>
          {say("profile")}
        </Menu.Item>
        <MenuLink to="/dashboard/account" leftSection={<IconSettings size={18} aria-hidden />}>
          {say("myAccount")}
        </MenuLink>
        <MenuLink to="/dashboard/shortcuts" leftSection={<IconKeyboard size={18} aria-hidden />}>
          {say("shortcuts")}
        </MenuLink>
        <MenuLink to="/dashboard/news" leftSection={<IconSparkles size={18} aria-hidden />}>
          {sayNews("title")}
        </MenuLink>
        <Menu.Item leftSection={<IconBug size={18} aria-hidden />} onClick={reportProblem}>
          {say("reportProblem")}
        </Menu.Item>
        <Menu.Item leftSection={<IconRoute size={18} aria-hidden />} onClick={actions.showAround}>
          {sayTour("again")}
        </Menu.Item>
        <SupportEntry />
        <Menu.Divider />
        <Preferences />
        <Menu.Divider />
        <MenuLink to="/logout" leftSection={<IconLogout size={18} aria-hidden />}>
          {say("signOut")}
        </MenuLink>
      </Menu.Dropdown>
    </Menu>
  );
}
