import type { CalendarEvent, EventGuest } from "@atrium/contract";
import { Button } from "@mantine/core";
import { IconChevronLeft, IconExternalLink } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { dateText } from "../../ui/dates.ts";
import { Faces } from "../../ui/Face.tsx";
import { firstLetter } from "../../ui/firstLetter.ts";
import frame from "./Calendar.module.css";
import { dayOf, endOf, noonOf, startOf } from "../events/calendarDays.ts";
import { dayTitle } from "../events/dayWords.ts";
import styles from "./EventPage.module.css";
import { MeetingBell } from "../notice/MeetingBell.tsx";
import { whereWords, WhereIcon } from "./EventLine.tsx";
import { eventRow, type EventWhere, type MeetingSpace } from "../events/eventRow.ts";
import { calendarTexts } from "../texts.ts";

interface EventPageProps {
  event: CalendarEvent;
  space: MeetingSpace;
  zone: string;
  nowMs: number;
  back: () => void;
}

/** One meeting: when, where, what it is about, who comes, and the way there. */
export function EventPage({ event, space, zone, nowMs, back }: EventPageProps) {
  const say = useTexts(calendarTexts);
  const { where, hasBell } = eventRow(event, space, nowMs);
  return (
    <>
      <header className={frame["head"]} data-page>
        <button type="button" className={frame["tool"]} aria-label={say("back")} onClick={back} autoFocus>
          <IconChevronLeft size={18} stroke={1.75} aria-hidden />
        </button>
        <span className={frame["tools"]}>
          {hasBell ? <MeetingBell event={event} nowMs={nowMs} className={frame["tool"] ?? ""} /> : null}
          {event.pageUrl === null ? null : <InGoogle url={event.pageUrl} />}
        </span>
      </header>
      <div className={styles["page"]}>
        <h2 dir="auto">{event.title === "" ? say("untitled") : event.title}</h2>
        <p className={styles["when"]}>
          <When event={event} zone={zone} />
        </p>
        <Place where={where} />
        {event.about === "" ? null : (
          <p className={styles["about"]} dir="auto">
            {event.about}
          </p>
        )}
        {event.guestCount === 0 ? null : <Guests event={event} />}
      </div>
      <Way where={where} enter={space.enter} />
    </>
  );
}

function InGoogle({ url }: { url: string }) {
  const say = useTexts(calendarTexts);
  return (
    <a className={frame["tool"]} href={url} target="_blank" rel="noopener noreferrer" aria-label={say("inGoogle")}>
      <IconExternalLink size={18} stroke={1.75} aria-hidden />
    </a>
  );
}

function When({ event, zone }: { event: CalendarEvent; zone: string }) {
  const say = useTexts(calendarTexts);
  const locale = useLocale();
  const { time } = event;
  const [fromMs, toMs] = [startOf(event), endOf(event)];
  if (time.kind === "allDay") {
    const [from, to] = [time.firstDay, time.lastDay].map((day) => dayTitle(noonOf(day, zone), locale));
    return from === to ? from : say("spanOfDays", { from: from ?? "", to: to ?? "" });
  }
  const [firstDay, lastDay] = [dayOf(fromMs, zone), dayOf(Math.max(fromMs, toMs - 1), zone)];
  if (firstDay !== lastDay)
    return say("spanOfDays", { from: dateText(fromMs, "full", locale), to: dateText(toMs, "full", locale) });
  const [from, to] = [dateText(fromMs, "time", locale), dateText(toMs, "time", locale)];
  return say("span", { day: dayTitle(fromMs, locale), from, to });
}

function Place({ where }: { where: EventWhere }) {
  const say = useTexts(calendarTexts);
  const words = whereWords(where, say);
  if (words === "") return null;
  const room = where.kind === "room" ? where.room : null;
  return (
    <div className={styles["place"]}>
      <WhereIcon where={where} />
      <span>
        <b dir="auto">{words}</b>
        {room === null || room.count === 0 ? null : (
          <small>{room.isCurrent ? say("youAreHere") : say("there", { count: room.count })}</small>
        )}
      </span>
      {room === null || room.count === 0 ? null : <Faces looks={room.faces} size={28} />}
    </div>
  );
}

function Guests({ event: { guests, guestCount, yesCount } }: { event: CalendarEvent }) {
  const say = useTexts(calendarTexts);
  return (
    <>
      <h3>{say("invited", { count: guestCount, yes: yesCount })}</h3>
      <ul className={styles["guests"]}>
        {guests.map((guest, at) => (
          <Guest key={`${guest.name} ${at}`} guest={guest} />
        ))}
      </ul>
      {guestCount > guests.length ? <p>{say("more", { count: guestCount - guests.length })}</p> : null}
    </>
  );
}

function Guest({ guest: { name, answer, isSelf } }: { guest: EventGuest }) {
  const say = useTexts(calendarTexts);
  return (
    <li data-answer={answer}>
      <i data-letter={firstLetter(name)} aria-hidden />
      <span>
        <b dir="auto">{isSelf ? say("you", { name }) : name}</b>
        <small>{say(answer)}</small>
      </span>
    </li>
  );
}

function Way({ where, enter }: { where: EventWhere; enter: MeetingSpace["enter"] }) {
  const say = useTexts(calendarTexts);
  if (where.kind === "words") return null;
  if (where.kind !== "room") {
    return (
      <footer className={styles["act"]}>
        <Button
          component="a"
          variant="glass-accent"
          size="lg"
          fullWidth
          href={where.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {say("openLink")}
        </Button>
      </footer>
    );
  }
  if (!where.room.mayEnter) return null;
  return (
    <footer className={styles["act"]}>
      <Button variant="glass-accent" size="lg" fullWidth onClick={() => enter(where.roomId)}>
        {say("goTo", { room: where.room.name })}
      </Button>
    </footer>
  );
}
