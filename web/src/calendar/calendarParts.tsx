import { useEffect, type ComponentProps } from "react";
import { optionalPart } from "../ui/load/optionalPart.tsx";

// A room goes on without them: they are loaded by whoever has a calendar, after everything else.
const side = optionalPart(async () => (await import("./CalendarSide.tsx")).CalendarSide);
const notice = optionalPart(async () => (await import("./MeetingNotice.tsx")).MeetingNotice);

export function CalendarSide(props: ComponentProps<typeof side.Part>) {
  useEffect(() => void side.want(), []);
  return <side.Part {...props} />;
}

export function MeetingNotice(props: ComponentProps<typeof notice.Part>) {
  useEffect(() => void notice.want(), []);
  return <notice.Part {...props} />;
}
