import {
  constants,
  unreachable,
  type AccountId,
  type AuditedAct,
  type AuditedPerson,
  type AuditedSpace,
  type AuditEntry,
  type Locale,
  type SpaceId,
} from "@atrium/contract";
import { placeName } from "../../platform/i18n/placeName.ts";
import { dateText, dayText } from "../../ui/dates.ts";
import type { FaceLook } from "../../ui/Face.tsx";
import { personName } from "../personName.ts";
import type { AuditSay } from "./texts.ts";

/* The audit log as it is read: ids become names, what was done becomes a sentence. */
export interface AuditNeeds {
  teamName: string;
  entries: readonly AuditEntry[];
  people: readonly AuditedPerson[];
  spaces: readonly AuditedSpace[];
  nowMs: number;
  locale: Locale;
  say: AuditSay;
}

/** A piece of a sentence; names stand out. */
export interface Words {
  text: string;
  isName: boolean;
}

export interface AuditLine {
  id: string;
  at: string;
  /** Above the first of a day. */
  day: string | null;
  time: string;
  who: { name: string; email: string; look: FaceLook | null };
  what: Words[];
  where: string;
  /** With which browser and from which country; empty where neither is known. */
  from: string;
  /** The moment in full. */
  full: string;
  /** What somebody was and became. */
  roles: { from: string; to: string } | null;
  /** All of it in one line, to be told to somebody. */
  text: string;
}

export function auditModel(needs: AuditNeeds): AuditLine[] {
  const names = namesFrom(needs);
  let before = "";
  return needs.entries.map(({ id, at, actorId, device, country, act }) => {
    const atMs = Date.parse(at);
    const day = dayHeading(atMs, needs);
    const isFirst = day !== before;
    before = day;
    const who = names.actor(actorId);
    const said = saidOf(act, names, needs);
    const what = wordsOf(said);
    const where = "spaceId" in act ? names.space(act.spaceId) : needs.teamName;
    const from = [device, placeName(country, needs.locale)].filter((part) => part !== null).join(", ");
    const full = dateText(atMs, "full", needs.locale);
    return {
      id,
      at,
      day: isFirst ? day : null,
      time: dateText(atMs, "time", needs.locale),
      who,
      what,
      where,
      from,
      full,
      roles: rolesIn(act, needs.say),
      text: [full, who.name, plainText(what), where, from].filter((part) => part !== "").join(" · "),
    };
  });
}

/** Who may be looked for, in the order of their names. */
export function actorsOf(
  actorIds: readonly AccountId[],
  { people, say, locale }: Pick<AuditNeeds, "people" | "say" | "locale">,
): { value: AccountId; name: string }[] {
  const known = people.filter(({ accountId }) => actorIds.includes(accountId));
  const named = known.map((person) => ({ value: person.accountId, name: personName(person, say("nobody")) }));
  return named.toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/** A sentence as one text. */
export const plainText = (what: readonly Words[]): string => what.map(({ text }) => text).join("");

interface Names {
  actor: (accountId: AccountId | null) => AuditLine["who"];
  person: (accountId: AccountId) => string;
  space: (spaceId: SpaceId) => string;
}

function namesFrom({ people, spaces, say }: AuditNeeds): Names {
  const byId = new Map(people.map((person) => [person.accountId, person]));
  const spaceNames = new Map(spaces.map(({ id, name }) => [id, name]));
  const person = (accountId: AccountId) => {
    const found = byId.get(accountId);
    return found === undefined ? say("forgotten") : personName(found, say("nobody"));
  };
  return {
    person,
    actor(accountId) {
      if (accountId === null) return { name: say("operator"), email: "", look: null };
      const found = byId.get(accountId);
      const name = person(accountId);
      return { name, email: found?.email ?? "", look: found === undefined ? null : { ...found, name } };
    },
    space: (spaceId) => spaceNames.get(spaceId) ?? say("goneSpace"),
  };
}

function saidOf(act: AuditedAct, names: Names, { say, locale }: AuditNeeds): string {
  if (act.action === "keepingSet") return keepingSentence(act, say);
  if (isOfSupport(act)) return supportSentence(act, names, say);
  return isOfContract(act) ? contractSentence(act, say, locale) : sentence(act, names, say);
}

type OfContract = Extract<AuditedAct, { action: `contract${string}` }>;
const isOfContract = (act: AuditedAct): act is OfContract => act.action.startsWith("contract");

function contractSentence(act: OfContract, say: AuditSay, locale: Locale): string {
  if (!("until" in act)) return say(act.action);
  const { people, spaces, recordings, until } = act;
  return say(act.action, { people, spaces, recordings, until: dayText(until, "date", locale) });
}

type OfKeeping = Extract<AuditedAct, { action: "keepingSet" }>;

function keepingSentence({ action, chatDays, recordingDays }: OfKeeping, say: AuditSay): string {
  const days = (count: number) => say("keptDays", { count });
  const recordings = days(recordingDays ?? constants.keeping.mostRecordingDays);
  return say(action, { messages: chatDays === null ? say("keptAsPlan") : days(chatDays), recordings });
}

type OfSupport = Extract<AuditedAct, { action: `support${string}` }>;
const isOfSupport = (act: AuditedAct): act is OfSupport => act.action.startsWith("support");

function supportSentence(act: OfSupport, names: Names, say: AuditSay): string {
  if (act.action === "supportOpened") return say(act.action, { count: act.minutes, reason: act.reason });
  if (act.action === "supportEnded") return say(act.action, { whom: marked(names.person(act.accountId)) });
  return say(act.action);
}

function sentence(act: Exclude<AuditedAct, OfSupport | OfContract | OfKeeping>, names: Names, say: AuditSay): string {
  switch (act.action) {
    case "memberLeft":
    case "teamDeleted":
    case "teamRestored":
    case "enteredAsAdmin":
    case "billingParamsSet":
    case "taxRateSet":
    case "cardAdded":
    case "defaultCardSet":
    case "cardDeleted":
    case "rateCancelled":
    case "rateReactivated":
    case "dayPassMoved":
    case "trialStarted":
    case "ssoChanged":
    case "joinedBySso":
    case "slackConnected":
    case "slackDisconnected":
      return say(act.action);
    case "memberRoleChanged":
    case "spaceRoleChanged":
      return say(act.action, { whom: marked(names.person(act.accountId)), from: say(act.from), to: say(act.to) });
    case "memberDemoted":
    case "memberRemoved":
    case "guestPromoted":
    case "guestRemoved":
    case "spaceMemberRemoved":
    case "spaceGuestRemoved":
    case "moderatorMade":
    case "moderatorEnded":
      return say(act.action, { whom: marked(names.person(act.accountId)) });
    case "spaceMembersAdded":
    case "spaceGuestsAdded":
      return say(act.action, { whom: act.accountIds.map((id) => marked(names.person(id))).join(", ") });
    case "rateBought":
    case "rateUpgraded":
      return say(act.action, { rate: say(act.rateId), count: act.people });
    case "dayPassBought":
      return say(act.action, { count: act.people });
    case "peopleInvited":
      return say(act.action, { count: act.count, role: say(act.role) });
    case "invitationDeclined":
    case "invitationTakenBack":
    case "linkMade":
    case "invitationAccepted":
      return say(act.action, { role: say(act.role) });
    case "memberSpacesSet":
    case "guestSpacesSet": {
      const spaces = act.spaceIds.map((id) => marked(names.space(id))).join(", ");
      return say(act.action, { whom: marked(names.person(act.accountId)), spaces: spaces || say("noSpaces") });
    }
    case "spaceDeleted":
    case "spaceRestored":
    case "slackPostingSet":
      return say(act.action, { space: marked(names.space(act.spaceId)) });
    default:
      return unreachable(act);
  }
}

function rolesIn(act: AuditedAct, say: AuditSay): AuditLine["roles"] {
  const isChange = act.action === "memberRoleChanged" || act.action === "spaceRoleChanged";
  return isChange ? { from: say(act.from), to: say(act.to) } : null;
}

/** Marks around a name inside a sentence: private-use characters, which no name contains. */
const [BEGIN, END] = ["\uE000", "\uE001"];
const marked = (name: string): string => `${BEGIN}${name}${END}`;

const wordsOf = (text: string): Words[] =>
  text
    .split(new RegExp(`(${BEGIN}[^${END}]*${END})`))
    .filter((part) => part !== "")
    .map((part) => ({ text: part.replaceAll(BEGIN, "").replaceAll(END, ""), isName: part.startsWith(BEGIN) }));

const DAY_MS = 86_400_000;

function dayHeading(atMs: number, { nowMs, locale, say }: AuditNeeds): string {
  const day = dateText(atMs, "monthDay", locale);
  if (day === dateText(nowMs, "monthDay", locale)) return say("today", { day });
  if (day === dateText(nowMs - DAY_MS, "monthDay", locale)) return say("yesterday", { day });
  const named = dateText(atMs, "weekdayDate", locale);
  return named.slice(0, 1).toLocaleUpperCase(locale) + named.slice(1);
}
