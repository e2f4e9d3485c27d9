import { IconMaximize } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { actionOf, type ActionModel } from "../actions/roomActions.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./board.module.css";
import { boardTexts } from "./texts.ts";

/** What a thumb wants of a board: to add something, to draw, to see all of it. */
export function BoardShortcuts({ room: { actions, controller } }: { room: RoomBundle }) {
  const say = useTexts(boardTexts);
  return (
    <div className={styles["shortcuts"]}>
      <Shortcut action={actionOf("add", actions)} word={say("add")} />
      <Shortcut action={actionOf("pen", actions)} word={say("draw")} />
      <button type="button" onClick={() => controller.bearings.fit()}>
        <IconMaximize size={20} stroke={1.75} aria-hidden />
        {say("all")}
      </button>
    </div>
  );
}

/** Its word stays: that it is on is seen, and said by it being pressed. */
function Shortcut({ action, word }: { action: ActionModel | null; word: string }) {
  if (action === null || action.run === null) return null;
  const { Icon, isOn, run } = action;
  return (
    <button type="button" aria-pressed={isOn ?? undefined} onClick={run}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {word}
    </button>
  );
}
