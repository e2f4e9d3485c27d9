import { IconUsers } from "@tabler/icons-react";
import { useStore } from "zustand";
import { PICTURE_CHOICES, type Pictures } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { DeviceSelect } from "./DeviceSelect.tsx";
import styles from "./PicturesField.module.css";
import { pictureTexts } from "./pictureTexts.ts";

/** How many cameras of others are shown, and how large; by itself that follows what the machine can do. */
export function PicturesField({ pictures }: { pictures: Pictures }) {
  const say = useTexts(pictureTexts);
  const { choice, mode } = useStore(pictures.state);
  const choose = (id: string) => {
    const chosen = PICTURE_CHOICES.find((known) => known === id);
    if (chosen !== undefined) pictures.choose(chosen);
  };
  return (
    <div className={styles["pictures"]}>
      <DeviceSelect
        label={say("pictures")}
        icon={<IconUsers size={19} stroke={1.75} aria-hidden />}
        choices={PICTURE_CHOICES.map((known) => ({ deviceId: known, label: say(known) }))}
        chosen={choice}
        none=""
        choose={choose}
      />
      <div role="status">
        {choice === "auto" && mode !== "best" ? <p className={styles["eased"]}>{say(`eased_${mode}`)}</p> : null}
      </div>
    </div>
  );
}
