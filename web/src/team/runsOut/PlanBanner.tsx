import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./runsOut.module.css";
import { runsOutTexts } from "./texts.ts";

interface PlanBannerProps {
  icon: ReactNode;
  what: string;
  how: string;
  /** The way on. */
  act: ReactNode;
  hide: () => void;
  testId: string;
  /** Nothing runs out: it only offers. */
  isOffer?: boolean;
}

/** A line over the dashboard about the team's plan, with the way on; it can be put away. */
export function PlanBanner({ icon, what, how, act, hide, testId, isOffer = false }: PlanBannerProps) {
  const say = useTexts(runsOutTexts);
  return (
    <aside
      className={styles["banner"]}
      role={isOffer ? undefined : "status"}
      data-kind={isOffer ? "offer" : "end"}
      data-testid={testId}
    >
      {icon}
      <p>
        <b>{what}</b> {how}
      </p>
      {act}
      <button type="button" className={styles["close"]} aria-label={say("hide")} onClick={hide}>
        <IconX size={18} aria-hidden />
      </button>
    </aside>
  );
}
