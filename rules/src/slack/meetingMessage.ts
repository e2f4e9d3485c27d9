import { constants } from "@atrium/contract";
import type { Locale } from "@atrium/contract";

/** A message for Slack: its text, the part in bold, and the link. */
export interface MeetingMessage {
  said: readonly { text: string; isBold: boolean }[];
  /** Who is there; null if the space does not show it to strangers. */
  names: string | null;
  /** Null for a private space. */
  comeIn: { text: string; url: string } | null;
}

export interface ToldMeeting {
  /** Null for a private space, whose name never leaves the program. */
  space: { name: string; url: string } | null;
  online: number;
  /** Empty if the space does not show them to strangers. */
  names: readonly string[];
  locale: Locale;
}

/** The message for a channel when people meet. */
export function meetingMessage({ space, online, names, locale }: ToldMeeting): MeetingMessage {
  const words = WORDS[locale];
  const people = words.people[new Intl.PluralRules(locale).select(online)] ?? words.people.other;
  const count = `${online} ${people}`;
  if (space === null) return { said: [plain(words.inPrivate(count))], names: null, comeIn: null };
  const [before, after] = words.around(count);
  const said = [plain(before), { text: space.name, isBold: true }, plain(after)].filter(({ text }) => text !== "");
  return {
    said,
    names: names.length === 0 ? null : listed(names, online, words.more),
    comeIn: { text: words.comeIn, url: space.url },
  };
}

/** The status of somebody in Slack while they are here. */
export function statusText(spaceName: string | null, locale: Locale): string {
  const { here } = WORDS[locale];
  return cut(spaceName === null ? here : `${here}: ${spaceName}`);
}

const plain = (text: string) => ({ text, isBold: false });

function listed(names: readonly string[], online: number, more: (count: number) => string): string {
  const shown = names.slice(0, constants.slack.names);
  const rest = Math.max(online, names.length) - shown.length;
  return `${shown.join(", ")}${rest > 0 ? more(rest) : ""}`;
}

/** Slack's limit for the text of a status. */
const STATUS_SYMBOLS = 100;
const cut = (text: string): string => {
  const symbols = Array.from(text);
  return symbols.length <= STATUS_SYMBOLS ? text : `${symbols.slice(0, STATUS_SYMBOLS - 1).join("")}…`;
};

interface Words {
  people: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
  around: (count: string) => readonly [before: string, after: string];
  inPrivate: (count: string) => string;
  more: (count: number) => string;
  comeIn: string;
  here: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    people: { one: "person meets", other: "people meet" },
    around: (count) => [`${count} in `, ""],
    inPrivate: (count) => `${count} in a private space`,
    more: (count) => ` and ${count} more`,
    comeIn: "Come in",
    here: "In Atrium",
  },
  ru: {
    people: { one: "человек", few: "человека", many: "человек", other: "человека" },
    around: (count) => ["В пространстве ", `: ${count}`],
    inPrivate: (count) => `В закрытом пространстве: ${count}`,
    more: (count) => ` и ещё ${count}`,
    comeIn: "Войти",
    here: "В Atrium",
  },
};
