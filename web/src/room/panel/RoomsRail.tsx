import { IconCalendar, IconDoor, IconMessageCircle, IconSearch } from "@tabler/icons-react";
import { useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { GlassButton, GlassPanel } from "../../ui/Glass.tsx";
import { useLostFocus } from "../../ui/focus/useLostFocus.ts";
import { roomTexts } from "../texts.ts";
import { calendarWayTexts } from "../../calendar/index.ts";
import { chatTexts } from "../../chat/index.ts";
import styles from "./RoomsRail.module.css";
import type { RoomPort } from "../roomPort.ts";
import type { PanelTab } from "../useRoomState.ts";
import { SpaceLogo } from "./SpaceLogo.tsx";
import { useSpaceSign } from "./useSpaceSign.ts";

interface RoomsRailProps {
  port: Pick<RoomPort, "live">;
  roomName: string;
  /** Of the chat; null where there is none to read. */
  unread: number | null;
  hasCalendar: boolean;
  open: (tab: PanelTab) => void;
  search: () => void;
}

/** The panel put away: where I am, and the way back to the rooms. */
export function RoomsRail({ port, roomName, unread, hasCalendar, open, search }: RoomsRailProps) {
  const say = useTexts(roomTexts);
  const { name: spaceName, logoUrl } = useSpaceSign(port);
  const show = useRef<HTMLButtonElement>(null);
  useLostFocus(show);
  return (
    <div className={styles["rail"]} data-rail>
      <GlassPanel className={styles["chip"] ?? ""}>
        <SpaceLogo url={logoUrl} size={34} />
        <div>
          <b>{roomName}</b>
          <span>{spaceName}</span>
        </div>
      </GlassPanel>
      <GlassPanel className={styles["railButtons"] ?? ""}>
        <GlassButton
          ref={show}
          label={say("openPanel")}
          tip={say("openPanel")}
          tipAt="right"
          onClick={() => open("rooms")}
        >
          <IconDoor size={21} stroke={1.75} aria-hidden />
        </GlassButton>
        {unread === null ? null : <ChatButton unread={unread} open={() => open("chat")} />}
        {hasCalendar ? <CalendarButton open={() => open("calendar")} /> : null}
        <GlassButton label={say("openSearch")} tip={`${say("openSearch")} · Ctrl K`} tipAt="right" onClick={search}>
          <IconSearch size={21} stroke={1.75} aria-hidden />
        </GlassButton>
      </GlassPanel>
    </div>
  );
}

function ChatButton({ unread, open }: { unread: number; open: () => void }) {
  const say = useTexts(chatTexts);
  const label = unread === 0 ? say("chat") : `${say("chat")}, ${say("unread", { count: unread })}`;
  return (
    <GlassButton label={label} tip={`${label} · C`} tipAt="right" onClick={open}>
      <span className={styles["chat"]}>
        <IconMessageCircle size={21} stroke={1.75} aria-hidden />
        {unread === 0 ? null : <i>{unread}</i>}
      </span>
    </GlassButton>
  );
}

function CalendarButton({ open }: { open: () => void }) {
  const say = useTexts(calendarWayTexts);
  return (
    <GlassButton label={say("calendar")} tip={say("calendar")} tipAt="right" onClick={open}>
      <IconCalendar size={21} stroke={1.75} aria-hidden />
    </GlassButton>
  );
}
