import type { MailChoice, MailChoices } from "@atrium/contract";
import {
  EVENT_KINDS,
  NOTICE_KINDS,
  type EventKind,
  type NoticeChoice,
  type NoticeKind,
} from "../notices/noticePreferences.ts";

/* Three columns: null if a kind cannot be sent that way, fixed if it cannot be turned off. */
export const NOTICE_WAYS = ["browser", "mail", "sound"] as const;
type NoticeWay = (typeof NOTICE_WAYS)[number];
type NoticeRowName = NoticeKind | EventKind | "role" | "signIn";

export interface NoticeSwitch {
  isOn: boolean;
  /** Null if nobody can change it. */
  turn: ((on: boolean) => void) | null;
}
export interface NoticeRow {
  name: NoticeRowName;
  ways: Record<NoticeWay, NoticeSwitch | null>;
}

interface NoticesNeeds {
  /** The settings stored on this device for each kind of chat, and for what happens besides. */
  local: Record<NoticeKind | EventKind, NoticeChoice>;
  /** Null for guests, who have no address. */
  mails: MailChoices | null;
  turnLocal: (kind: NoticeKind | EventKind, change: Partial<NoticeChoice>) => void;
  turnMail: (change: Partial<MailChoices>) => void;
}

export function noticeRows({ local, mails, turnLocal, turnMail }: NoticesNeeds): NoticeRow[] {
  const mail = (choice: MailChoice): NoticeSwitch | null =>
    mails === null ? null : { isOn: mails[choice], turn: (on) => turnMail({ [choice]: on }) };
  const chats = NOTICE_KINDS.map((kind): NoticeRow => ({
    name: kind,
    ways: {
      browser: { isOn: local[kind].notification, turn: (on) => turnLocal(kind, { notification: on }) },
      mail: kind === "direct" || kind === "mention" ? mail(kind) : null,
      sound: { isOn: local[kind].sound, turn: (on) => turnLocal(kind, { sound: on }) },
    },
  }));
  const events = EVENT_KINDS.map((kind): NoticeRow => ({
    name: kind,
    ways: {
      browser: { isOn: local[kind].notification, turn: (on) => turnLocal(kind, { notification: on }) },
      mail: kind === "recording" ? mail(kind) : null,
      sound: null,
    },
  }));
  // Guests are invited by links, and have no calendar.
  if (mails === null) return [...chats, ...events.filter(({ name }) => name === "recording")];
  const byMail = (name: NoticeRowName, way: NoticeSwitch | null): NoticeRow => ({
    name,
    ways: { browser: null, mail: way, sound: null },
  });
  return [...chats, ...events, byMail("role", mail("role")), byMail("signIn", { isOn: true, turn: null })];
}

const HALF_HOURS = 48;

/** Every half hour of a day, and the current value if it is another. */
export function timesOfDay(chosen: number): number[] {
  const halves = Array.from({ length: HALF_HOURS }, (_, index) => index * 30);
  return halves.includes(chosen) ? halves : [...halves, chosen].toSorted((a, b) => a - b);
}

export const timeText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
