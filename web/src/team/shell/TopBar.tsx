import type { FrameActions, FrameModel } from "./frameModel.ts";
import styles from "./TopBar.module.css";
import { TeamMenu } from "./TeamMenu.tsx";

/** The phone's top bar: which team this is, and the way into another. */
export function TopBar({ model, actions }: { model: FrameModel; actions: FrameActions }) {
  return (
    <header className={styles["topBar"]} data-bar="top">
      <TeamMenu model={model} actions={actions} />
    </header>
  );
}
