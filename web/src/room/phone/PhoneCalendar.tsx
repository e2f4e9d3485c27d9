import { FocusTrap } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { calendarWayTexts } from "../../calendar/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSheetGrip } from "../../ui/dialog/useSheetGrip.tsx";
import { isInMenu } from "../../ui/focus/isInMenu.ts";
import { useEscape } from "../../ui/focus/useEscape.ts";
import { RoomCalendar } from "../calendar/panelCalendar.tsx";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./PhoneRooms.module.css";

/** My calendar as a sheet over my room. */
export function PhoneCalendar({ room, close }: { room: RoomBundle; close: () => void }) {
  const say = useTexts(calendarWayTexts);
  const { grip, translate } = useSheetGrip(close);
  useEscape(({ target }) => (isInMenu(target) ? undefined : close()));
  return (
    <>
      <div className={styles["scrim"]} onPointerDown={close} />
      <FocusTrap>
        <div
          className={styles["sheet"]}
          role="dialog"
          aria-modal
          aria-label={say("calendar")}
          style={{ translate }}
          data-calendar
        >
          <div className={styles["grab"]}>{grip}</div>
          <RoomCalendar
            room={room}
            isPhone
            // The sheet goes first: it would lie over the room that is entered.
            enter={(roomId) => {
              close();
              room.enter(roomId);
            }}
            close={
              <button
                type="button"
                className={styles["tool"]}
                aria-label={say("close")}
                onClick={close}
                autoFocus
                data-autofocus
              >
                <IconX size={22} stroke={1.75} aria-hidden />
              </button>
            }
          />
        </div>
      </FocusTrap>
    </>
  );
}
