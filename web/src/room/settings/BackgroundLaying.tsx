import { Slider } from "@mantine/core";
import { bounds } from "@atrium/contract";
import { useId } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { usePercent } from "../../platform/i18n/usePercent.ts";
import { LAYINGS, type DraftProps } from "./backgroundModel.ts";
import floors from "./background.module.css";
import styles from "./settings.module.css";
import { settingsTexts } from "./texts.ts";

const WORDS = { FILL: "cover", FIT: "fit", FIXED: "fixed", TILE: "tile" } as const;

/** How the picture lies on the floor, and how bright it is. */
export function BackgroundLaying({ draft, change }: DraftProps) {
  const say = useTexts(settingsTexts);
  const percentOf = usePercent();
  const id = useId();
  return (
    <div className={floors["laying"]}>
      <div role="radiogroup" aria-labelledby={id} className={floors["layings"]}>
        <span className={styles["label"]} id={id}>
          {say("filling")}
        </span>
        {LAYINGS.map((laying) => (
          <label key={laying}>
            <input
              type="radio"
              name={id}
              checked={draft.laying === laying}
              aria-labelledby={`${id}-${laying}`}
              aria-describedby={`${id}-${laying}-lead`}
              onChange={() => change({ laying })}
            />
            <span id={`${id}-${laying}`}>{say(WORDS[laying])}</span>
            <small id={`${id}-${laying}-lead`}>{say(`${WORDS[laying]}Lead`)}</small>
          </label>
        ))}
      </div>
      <div>
        <span className={styles["label"]}>
          {say("brightness")} <output>{percentOf(draft.bgBrightness)}</output>
        </span>
        <Slider
          {...bounds.brightnessPercent}
          label={null}
          thumbLabel={say("brightness")}
          value={draft.bgBrightness}
          onChange={(bgBrightness) => change({ bgBrightness })}
        />
      </div>
    </div>
  );
}
