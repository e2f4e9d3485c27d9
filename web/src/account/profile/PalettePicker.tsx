import { PALETTES, type Palette } from "@atrium/contract";
import { IconCheck } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { palettes } from "../../ui/theme/palettes.ts";
import styles from "./Profile.module.css";
import { accountTexts } from "../texts.ts";

/** The twelve colours as radio buttons. */
export function PalettePicker({ chosen, onChoose }: { chosen: Palette; onChoose: (palette: Palette) => void }) {
  const say = useTexts(accountTexts);
  return (
    <fieldset className={styles["group"]}>
      <legend>{say("color")}</legend>
      <span className={styles["counter"]} aria-hidden>
        {say(palettes[chosen].name)}
      </span>
      <div className={styles["palettes"]}>
        {PALETTES.map((palette) => {
          const { name, primary, text } = palettes[palette];
          return (
            <label
              key={palette}
              className={styles["palette"]}
              style={{ background: primary, color: text }}
              title={say(name)}
            >
              <input
                type="radio"
                name="palette"
                className="visually-hidden"
                checked={palette === chosen}
                onChange={() => onChoose(palette)}
                aria-label={say(name)}
              />
              {palette === chosen ? <IconCheck size={16} stroke={2.5} aria-hidden /> : null}
            </label>
          );
        })}
      </div>
      <p className={styles["help"]}>{say("colorHelp")}</p>
    </fieldset>
  );
}
