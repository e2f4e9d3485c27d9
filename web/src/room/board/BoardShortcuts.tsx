import { IconMaximize } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { actionOf } from "../actions/roomActions.ts";
import { roomTexts } from "../texts.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./board.module.css";
import { boardTexts } from "./texts.ts";

/** What a thumb wants of a board: to add something, to see all of it. */
export function BoardShortcuts({ room: { actions, controller } }: { room: RoomBundle }) {
  const say = useTexts(boardTexts);
  const sayRoom = useTexts(roomTexts);
  const add = actionOf("add", actions);
  const run = add?.run ?? null;
  return (
    <div className={styles["shortcuts"]}>
      {add === null || run === null ? null : (
        <button type="button" onClick={run}>
          <add.Icon size={20} stroke={1.75} aria-hidden />
          {sayRoom("add")}
        </button>
      )}
      <button type="button" onClick={() => controller.bearings.fit()}>
        <IconMaximize size={20} stroke={1.75} aria-hidden />
        {say("all")}
      </button>
    </div>
  );
}
