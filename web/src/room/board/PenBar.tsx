import { STROKES_FADE_MS } from "@atrium/contract";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { GlassPanel } from "../../ui/Glass.tsx";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import styles from "./penBar.module.css";
import { INKS, WIDTHS } from "./ink.ts";
import { boardTexts } from "./texts.ts";
import type { Pen } from "./usePen.ts";

const INK_NAMES = ["inkBlack", "inkRed", "inkOrange", "inkGreen", "inkBlue", "inkViolet"] as const;
const WIDTH_NAMES = ["widthThin", "widthMiddle", "widthThick"] as const;

/** The settings of my pen: ink, width, and how long lines stay. */
export function PenBar({ pen, isPhone = false }: { pen: Pen; isPhone?: boolean }) {
  const say = useTexts(boardTexts);
  return (
    <GlassPanel className={styles["penBar"] ?? ""} role="toolbar" aria-label={say("penBar")} data-phone={isPhone}>
      <div role="group" aria-label={say("ink")}>
        {INK_NAMES.map((name, ink) => (
          <button
            key={name}
            type="button"
            aria-label={say(name)}
            aria-pressed={pen.ink === ink}
            onClick={() => pen.choose({ ink })}
          >
            <i className={styles["inkDot"]} style={{ background: INKS[ink] }} />
          </button>
        ))}
      </div>
      <span className={styles["sep"]} />
      <div role="group" aria-label={say("width")}>
        {WIDTH_NAMES.map((name, width) => (
          <button
            key={name}
            type="button"
            className={styles["width"]}
            aria-label={say(name)}
            aria-pressed={pen.width === width}
            onClick={() => pen.choose({ width })}
          >
            <i style={{ width: (WIDTHS[width] ?? 1) * 1.6, height: (WIDTHS[width] ?? 1) * 1.6 }} />
          </button>
        ))}
      </div>
      <span className={styles["sep"]} />
      <Fading pen={pen} />
    </GlassPanel>
  );
}

function Fading({ pen }: { pen: Pen }) {
  const say = useTexts(boardTexts);
  const [open, setOpen] = useState(false);
  const inSeconds = (fadesMs: number) => say("fadesIn", { seconds: fadesMs / 1000 });
  return (
    <RisingPopover
      opened={open}
      onChange={setOpen}
      offset={10}
      label={say("fading")}
      className={styles["pop"]}
      width="auto"
      opener={
        <button type="button" className={styles["fading"]} onClick={() => setOpen(!open)}>
          {inSeconds(pen.fadesMs)}
          <IconChevronDown size={14} stroke={2} aria-hidden />
        </button>
      }
    >
      <div className={styles["choices"]}>
        {STROKES_FADE_MS.map((fadesMs) => (
          <button
            key={fadesMs}
            type="button"
            onClick={() => {
              pen.choose({ fadesMs });
              setOpen(false);
            }}
          >
            {inSeconds(fadesMs)}
          </button>
        ))}
      </div>
    </RisingPopover>
  );
}
