import { IconLink, IconLinkOff } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { chatTexts } from "../texts.ts";
import styles from "./Composer.module.css";

export interface Titles {
  isOn: boolean;
  turn: (on: boolean) => void;
}

/** Before a message with links is sent: whether to show the titles of their pages. */
export function TitlesNote({ isOn, turn }: Titles) {
  const say = useTexts(chatTexts);
  const Icon = isOn ? IconLink : IconLinkOff;
  return (
    <p className={styles["slow"]}>
      <Icon size={14} stroke={1.75} aria-hidden />
      <span>{say(isOn ? "titlesOn" : "titlesOff")}</span>
      <button type="button" onClick={() => turn(!isOn)}>
        {say(isOn ? "titlesTurnOff" : "titlesTurnOn")}
      </button>
    </p>
  );
}
