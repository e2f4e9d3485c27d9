// Somebody's own calendar beside the room they are in: it is read at Google by the server, and shown to them alone.
import { lazyScreen } from "../ui/load/lazyScreen.ts";

export type { MeetingRoom, MeetingSpace } from "./events/eventRow.ts";
export { offersCalendar } from "./offersCalendar.ts";
export type { SoonMeeting } from "./notice/soonMeetings.ts";
export { CalendarSide, MeetingNotice, MeetingsSoon } from "./calendarParts.tsx";
export const CalendarSetting = lazyScreen(() => import("./CalendarSetting.tsx"), "CalendarSetting");
export { calendarWayTexts } from "./wayTexts.ts";
export const CalendarReturnScreen = lazyScreen(
  () => import("./connect/CalendarReturnScreen.tsx"),
  "CalendarReturnScreen",
);
