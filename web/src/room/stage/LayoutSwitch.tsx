import { useTexts } from "../../platform/i18n/texts.ts";
import { LAYOUT_ICONS } from "./layoutIcons.ts";
import styles from "./layoutSwitch.module.css";
import { STAGE_LAYOUTS } from "./stageLayout.ts";
import { stageTexts } from "./texts.ts";
import type { StageLook } from "./useStageLayout.ts";

export interface LayoutProps {
  look: StageLook;
  /** Whether somebody shares a screen. */
  hasScreen: boolean;
}

/** Chooses how I see the stage; the others see it as they chose. What becomes impossible keeps the focus. */
export function LayoutSwitch({ look, hasScreen }: LayoutProps) {
  const say = useTexts(stageTexts);
  return (
    <div className={styles["switch"]} role="group" aria-label={say("layout")}>
      {STAGE_LAYOUTS.map((layout) => {
        const Icon = LAYOUT_ICONS[layout];
        const isShown = layout === look.layout;
        const isPossible = layout !== "shared" || hasScreen;
        return (
          <button
            key={layout}
            type="button"
            aria-pressed={isShown}
            aria-label={say(`layout_${layout}`)}
            title={say(isPossible ? `layout_${layout}` : "noScreen")}
            aria-disabled={!isPossible}
            onClick={isPossible ? () => look.choose(layout) : undefined}
          >
            <Icon size={19} stroke={1.75} aria-hidden />
            {isShown ? <span aria-hidden>{say(`short_${layout}`)}</span> : null}
          </button>
        );
      })}
    </div>
  );
}
