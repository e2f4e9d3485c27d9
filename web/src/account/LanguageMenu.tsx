import { Button, Menu } from "@mantine/core";
import { LOCALES } from "@atrium/contract";
import { IconCheck, IconWorld } from "@tabler/icons-react";
import { currentLocale, setLocale } from "../platform/i18n/i18n.ts";
import { LANGUAGE_NAMES } from "../platform/i18n/languageNames.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { accountTexts } from "./texts.ts";

export function LanguageMenu() {
  const say = useTexts(accountTexts);
  const locale = currentLocale();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="quiet"
          size="sm"
          leftSection={<IconWorld size={16} aria-hidden />}
          aria-label={say("language", { name: LANGUAGE_NAMES[locale] })}
        >
          {LANGUAGE_NAMES[locale]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LOCALES.map((choice) => (
          <Menu.Item
            key={choice}
            lang={choice}
            onClick={() => void setLocale(choice)}
            rightSection={choice === locale ? <IconCheck size={16} aria-hidden /> : null}
          >
            {LANGUAGE_NAMES[choice]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
