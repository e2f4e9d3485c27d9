import type { RoomId } from "@atrium/contract";
import { Button } from "@mantine/core";
import { IconArmchair, IconExternalLink, IconLock, IconMapPin, IconNote, IconPodium } from "@tabler/icons-react";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { dateText } from "../../ui/dates.ts";
import { Faces } from "../../ui/Face.tsx";
import styles from "./DayList.module.css";
import { dayOf, endOf, startOf, type Day } from "../events/calendarDays.ts";
import type { EventRow, EventWhere } from "../events/eventRow.ts";
import { MeetingBell } from "../notice/MeetingBell.tsx";
import { calendarTexts } from "../texts.ts";

interface EventLineProps {
  row: EventRow;
  day: Day;
  zone: string;
  nowMs: number;
  enter: (roomId: RoomId) => void;
  open: () => void;
}

/** An event with its time, its place, and the way there. */
export function EventLine({ row, day, zone, nowMs, enter, open }: EventLineProps) {
  const say = useTexts(calendarTexts);
  const { event, phase, where } = row;
  const title = event.title === "" ? say("untitled") : event.title;
  const isHere = where.kind === "room" && where.room.isCurrent && phase === "now";
  return (
    <li className={styles["event"]} data-phase={phase} data-here={isHere} data-at={where.kind}>
      <button
        type="button"
        className={styles["over"]}
        aria-label={say("open", { title })}
        onClick={open}
        data-event={event.id}
      />
      <Times row={row} day={day} zone={zone} />
      <div className={styles["what"]}>
        <b dir="auto">{title}</b>
        <Where row={row} />
        <Company row={row} isHere={isHere} />
      </div>
      {row.hasBell && !row.canGo ? (
        <MeetingBell event={event} nowMs={nowMs} className={styles["bell"] ?? ""} />
      ) : (
        <Way row={row} title={title} enter={enter} />
      )}
    </li>
  );
}

/** When it begins and ends, as far as that is on this day. */
function Times({ row: { event }, day, zone }: Pick<EventLineProps, "row" | "day" | "zone">) {
  const locale = useLocale();
  const said = (atMs: number, at: Day) => (at === day ? dateText(atMs, "time", locale) : "…");
  const [fromMs, toMs] = [startOf(event), endOf(event)];
  return (
    <span className={styles["times"]}>
      <span>{said(fromMs, dayOf(fromMs, zone))}</span>
      <small>{said(toMs, dayOf(Math.max(fromMs, toMs - 1), zone))}</small>
    </span>
  );
}

const KINDS = { spatial: IconArmchair, stage: IconPodium, collaboration: IconNote } as const;

function Where({ row: { where, inMinutes } }: Pick<EventLineProps, "row">) {
  const say = useTexts(calendarTexts);
  const words = whereWords(where, say);
  if (words === "") return null;
  return (
    <small className={styles["where"]}>
      <WhereIcon where={where} />
      <span dir="auto">{inMinutes === null ? words : say("inMinutes", { where: words, count: inMinutes })}</span>
    </small>
  );
}

export function whereWords(where: EventWhere, say: Say<(typeof calendarTexts)["entries"]>): string {
  switch (where.kind) {
    case "room":
      return where.room.name;
    case "space":
      return say(where.isHere ? "thisSpace" : "anotherSpace");
    case "outside":
      return say("opensOutside");
    default:
      return where.words;
  }
}

export function WhereIcon({ where }: { where: EventWhere }) {
  const how = { size: 15, stroke: 1.75, "aria-hidden": true } as const;
  if (where.kind === "words") return <IconMapPin {...how} />;
  if (where.kind !== "room") return <IconExternalLink {...how} />;
  if (where.room.asksPassword) return <IconLock {...how} />;
  const Kind = KINDS[where.room.type];
  return <Kind {...how} />;
}

/** Who is in its room, while it matters. */
function Company({ row: { phase, where }, isHere }: Pick<EventLineProps, "row"> & { isHere: boolean }) {
  const say = useTexts(calendarTexts);
  if (where.kind !== "room" || where.room.count === 0 || phase === "past" || phase === "later") return null;
  const { faces, count } = where.room;
  return (
    <span className={styles["company"]}>
      <Faces looks={faces} size={22} />
      <small>{isHere ? say("youAreHere") : say("there", { count })}</small>
    </span>
  );
}

function Way({ row, title, enter }: Pick<EventLineProps, "row" | "enter"> & { title: string }) {
  const say = useTexts(calendarTexts);
  const { where, phase, canGo } = row;
  if (canGo && where.kind === "room") {
    const label = say("goTo", { room: where.room.name });
    return (
      <Button
        variant="glass-accent"
        className={styles["go"] ?? ""}
        aria-label={label}
        onClick={() => enter(where.roomId)}
      >
        {say("go")}
      </Button>
    );
  }
  if (phase === "past" || (where.kind !== "outside" && where.kind !== "space")) return null;
  return (
    <a
      className={styles["out"]}
      href={where.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={`${title}: ${whereWords(where, say)}`}
    >
      <IconExternalLink size={18} stroke={1.75} aria-hidden />
    </a>
  );
}
