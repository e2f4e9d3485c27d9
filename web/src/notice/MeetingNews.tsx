import { MeetingsSoon, offersCalendar, type SoonMeeting } from "../calendar/index.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { tellEvent } from "./tellEvent.ts";
import { noticeNewsTexts } from "./texts.ts";

interface MeetingNewsProps {
  /** Leads to where it takes place. */
  join: (meeting: SoonMeeting) => void;
}

/** Tells of one's meetings in spaces, some minutes before each begins. Draws nothing. */
export function MeetingNews({ join }: MeetingNewsProps) {
  const say = useTexts(noticeNewsTexts);
  if (!offersCalendar()) return null;
  const tell = (meeting: SoonMeeting) =>
    tellEvent({
      kind: "meeting",
      key: `meeting ${meeting.id}`,
      title: say("meeting"),
      text: say("starts", { title: meeting.title === "" ? say("untitled") : meeting.title, count: meeting.inMinutes }),
      act: { label: say("join"), run: () => join(meeting) },
      take: async () => true,
    });
  return <MeetingsSoon tell={tell} />;
}
