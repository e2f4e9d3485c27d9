import { IconCurrentLocation, IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import { useState, useSyncExternalStore, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { usePercent } from "../../platform/i18n/usePercent.ts";
import { GlassPanel, GlassTip } from "../../ui/Glass.tsx";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import type { MapController } from "../map/mapController.ts";
import { roomTexts } from "../texts.ts";
import styles from "./corners.module.css";

const PRESETS = [25, 50, 75, 100, 150, 200, 300];

/** Zooms in and out, to the whole floor, and to me. */
export function ZoomControl({ controller }: { controller: MapController }) {
  const say = useTexts(roomTexts);
  const { bearings } = controller;
  const percent = useSyncExternalStore(
    (onChange) => bearings.watch(onChange),
    () => Math.round(bearings.camera.zoom * 100),
  );
  return (
    <GlassPanel className={styles["zoom"] ?? ""} role="group" aria-label={say("zoomLevel")}>
      <Step label={say("zoomOut")} isStep run={() => controller.zoomStep(-1)}>
        <IconMinus size={18} stroke={1.75} aria-hidden />
      </Step>
      <Presets percent={percent} choose={(next) => bearings.zoomTo(next / 100)} />
      <Step label={say("zoomIn")} isStep run={() => controller.zoomStep(1)}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
      </Step>
      <span className={styles["sep"]} data-step />
      <Step label={say("fitAll")} run={() => bearings.fit()}>
        <IconMaximize size={18} stroke={1.75} aria-hidden />
      </Step>
      <Step label={say("findMe")} run={() => controller.findMe()}>
        <IconCurrentLocation size={18} stroke={1.75} aria-hidden />
      </Step>
    </GlassPanel>
  );
}

function Presets({ percent, choose }: { percent: number; choose: (percent: number) => void }) {
  const say = useTexts(roomTexts);
  const percentOf = usePercent();
  const [open, setOpen] = useState(false);
  return (
    <RisingPopover
      opened={open}
      onChange={setOpen}
      offset={10}
      label={say("zoomLevel")}
      className={styles["pop"]}
      width="auto"
      opener={
        <button
          type="button"
          className={styles["percent"]}
          aria-label={`${say("zoomLevel")}: ${percentOf(percent)}`}
          onClick={() => setOpen(!open)}
        >
          {percentOf(percent)}
        </button>
      }
    >
      <div className={styles["presets"]}>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            onClick={() => {
              choose(preset);
              setOpen(false);
            }}
          >
            {percentOf(preset)}
          </button>
        ))}
      </div>
    </RisingPopover>
  );
}

interface StepProps {
  label: string;
  run: () => void;
  /** By one step: where width is scarce the wheel, two fingers and the keys do it. */
  isStep?: boolean;
  children: ReactNode;
}

function Step({ label, run, isStep = false, children }: StepProps) {
  return (
    <GlassTip label={label}>
      <button type="button" aria-label={label} data-step={isStep || undefined} onClick={run}>
        {children}
      </button>
    </GlassTip>
  );
}
