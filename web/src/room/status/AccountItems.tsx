import { Menu } from "@mantine/core";
import { LOCALES } from "@atrium/contract";
import { IconCheck, IconLanguage, IconLogout } from "@tabler/icons-react";
import { changeLanguage, useOwnAccount } from "../../account/index.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { SubMenu } from "../../ui/SubMenu.tsx";
import { hrefHere } from "../../platform/ownHost.ts";
import styles from "./status.module.css";
import { statusTexts } from "./texts.ts";

/** Each language is named in itself, so that people who cannot read this one find theirs. */
const NAMES = { ru: "Русский", en: "English" } as const;

/** The language of the page, and the way out of one's account, which a guest does not have. */
export function AccountItems() {
  const say = useTexts(statusTexts);
  const account = useOwnAccount() ?? null;
  const locale = currentLocale();
  return (
    <>
      <SubMenu
        icon={<IconLanguage size={18} stroke={1.75} />}
        label={
          <span className={styles["language"]}>
            {say("language")} <small>{NAMES[locale]}</small>
          </span>
        }
      >
        {LOCALES.map((choice) => (
          <Menu.Item
            key={choice}
            lang={choice}
            onClick={() => void changeLanguage(choice)}
            rightSection={choice === locale ? <IconCheck size={16} aria-hidden /> : null}
          >
            {NAMES[choice]}
          </Menu.Item>
        ))}
      </SubMenu>
      {account === null || account.email === null ? null : (
        <Menu.Item component="a" href={hrefHere("/logout")} leftSection={<IconLogout size={18} stroke={1.75} />}>
          {say("signOut")}
        </Menu.Item>
      )}
    </>
  );
}
