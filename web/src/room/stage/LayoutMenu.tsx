import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import { LAYOUT_ICONS } from "./layoutIcons.ts";
import styles from "./layoutMenu.module.css";
import type { LayoutProps } from "./LayoutSwitch.tsx";
import { STAGE_LAYOUTS } from "./stageLayout.ts";
import { stageTexts } from "./texts.ts";

/** The same choice on a phone, behind one button, in words: a finger finds no tooltip. */
export function LayoutMenu({ look, hasScreen }: LayoutProps) {
  const say = useTexts(stageTexts);
  const [isOpen, open] = useState(false);
  const Shown = LAYOUT_ICONS[look.layout];
  return (
    <RisingPopover
      opened={isOpen}
      onChange={open}
      offset={12}
      label={say("layout")}
      className={styles["menu"]}
      opener={
        <button type="button" className={styles["opener"]} aria-label={say("layout")} onClick={() => open(!isOpen)}>
          <Shown size={20} stroke={1.75} aria-hidden />
        </button>
      }
    >
      {STAGE_LAYOUTS.map((layout) => {
        const Icon = LAYOUT_ICONS[layout];
        const isPossible = layout !== "shared" || hasScreen;
        const choose = () => {
          look.choose(layout);
          open(false);
        };
        return (
          <button
            key={layout}
            type="button"
            aria-pressed={layout === look.layout}
            aria-disabled={!isPossible}
            onClick={isPossible ? choose : undefined}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            <span>
              {say(`layout_${layout}`)}
              {isPossible ? null : <small>{say("noScreen")}</small>}
            </span>
            {layout === look.layout ? <IconCheck size={18} stroke={2} aria-hidden /> : null}
          </button>
        );
      })}
    </RisingPopover>
  );
}
