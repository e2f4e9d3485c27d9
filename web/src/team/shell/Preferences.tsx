import { Menu, useMantineColorScheme } from "@mantine/core";
import { LOCALES } from "@atrium/contract";
import { IconMoon, IconSun } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { changeLanguage } from "../../account/index.ts";
import { isLocale } from "../../platform/i18n/chooseLocale.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { LANGUAGE_NAMES } from "../../platform/i18n/languageNames.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { teamTexts } from "../texts.ts";
import styles from "./preferences.module.css";

/** Look and language, as choices of a menu that stays open while one tries them. */
export function Preferences() {
  const say = useTexts(teamTexts);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const look = [
    { value: "auto", name: say("system"), shown: say("system") },
    { value: "light", name: say("light"), shown: <IconSun size={16} aria-hidden /> },
    { value: "dark", name: say("dark"), shown: <IconMoon size={16} aria-hidden /> },
  ];
  const languages = LOCALES.map((value) => ({ value, name: LANGUAGE_NAMES[value], shown: LANGUAGE_NAMES[value] }));
  return (
    <div className={styles["preferences"]}>
      <Choices
        label={say("look")}
        chosen={colorScheme}
        choices={look}
        choose={(value) => setColorScheme(value === "light" || value === "dark" ? value : "auto")}
      />
      <Choices
        label={say("language")}
        chosen={currentLocale()}
        choices={languages}
        choose={(value) => (isLocale(value) ? void changeLanguage(value) : undefined)}
      />
    </div>
  );
}

interface ChoicesProps {
  label: string;
  chosen: string;
  choices: readonly { value: string; name: string; shown: ReactNode }[];
  choose: (value: string) => void;
}

function Choices({ label, chosen, choices, choose }: ChoicesProps) {
  return (
    <div role="group" aria-label={label} className={styles["choices"]}>
      {choices.map(({ value, name, shown }) => (
        <Menu.RadioItem
          key={value}
          value={value}
          checked={value === chosen}
          onChange={choose}
          aria-label={name}
          className={styles["choice"] ?? ""}
          classNames={{ itemIndicator: styles["noMark"] ?? "" }}
        >
          {shown}
        </Menu.RadioItem>
      ))}
    </div>
  );
}
