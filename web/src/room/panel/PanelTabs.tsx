import { IconCalendar, IconDoor, IconMessageCircle } from "@tabler/icons-react";
import { calendarWayTexts } from "../../calendar/index.ts";
import { chatTexts } from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { PanelTab } from "../useRoomState.ts";
import styles from "./RoomsPanel.module.css";

interface PanelTabsProps {
  shown: PanelTab;
  show: (tab: PanelTab) => void;
  /** Of the chat; null where there is none to read. */
  unread: number | null;
  hasCalendar: boolean;
}

/** Rooms, the chat of mine with how much of it is unread, my calendar. Of three only the one that is shown has its word. */
export function PanelTabs({ shown, show, unread, hasCalendar }: PanelTabsProps) {
  const say = useTexts(chatTexts);
  const sayCalendar = useTexts(calendarWayTexts);
  const label = unread === null || unread === 0 ? say("chat") : `${say("chat")}, ${say("unread", { count: unread })}`;
  return (
    <div className={styles["tabs"]} role="group" data-three={unread !== null && hasCalendar}>
      <button type="button" aria-pressed={shown === "rooms"} aria-label={say("roomsTab")} onClick={() => show("rooms")}>
        <IconDoor size={18} stroke={1.75} aria-hidden />
        <span>{say("roomsTab")}</span>
      </button>
      {unread === null ? null : (
        <button type="button" aria-pressed={shown === "chat"} aria-label={label} onClick={() => show("chat")}>
          <IconMessageCircle size={18} stroke={1.75} aria-hidden />
          <span>{say("chat")}</span>
          {unread === 0 ? null : <i data-count={unread} />}
        </button>
      )}
      {hasCalendar ? (
        <button
          type="button"
          aria-pressed={shown === "calendar"}
          aria-label={sayCalendar("calendar")}
          onClick={() => show("calendar")}
        >
          <IconCalendar size={18} stroke={1.75} aria-hidden />
          <span>{sayCalendar("calendar")}</span>
        </button>
      ) : null}
    </div>
  );
}
