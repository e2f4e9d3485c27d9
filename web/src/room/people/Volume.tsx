import { IconVolume, IconVolumeOff } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { usePercent } from "../../platform/i18n/usePercent.ts";
import { roomTexts } from "../texts.ts";
import styles from "./people.module.css";
import type { PersonModel } from "./personModel.ts";

/** 0 to 200 %, for me alone. */
export function Volume({ person, set }: { person: PersonModel; set: (volume: number) => void }) {
  const say = useTexts(roomTexts);
  const percentOf = usePercent();
  const percent = Math.round(person.volume * 100);
  const style: CSSProperties & Record<"--share", string> = { "--share": `${percent / 2}%` };
  return (
    <label className={styles["volume"]}>
      {percent === 0 ? (
        <IconVolumeOff size={18} stroke={1.75} aria-hidden />
      ) : (
        <IconVolume size={18} stroke={1.75} aria-hidden />
      )}
      <input
        type="range"
        min={0}
        max={200}
        step={5}
        value={percent}
        style={style}
        aria-label={say("volumeFor", { name: person.name })}
        aria-valuetext={percentOf(percent)}
        onChange={(event) => set(event.currentTarget.valueAsNumber / 100)}
      />
      <output>{percentOf(percent)}</output>
    </label>
  );
}
